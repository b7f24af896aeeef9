import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

/** A form of one short section needs no table of contents. */
export function hasContents({ ui }: ToolsetDefinition): boolean {
  return ui.sections.length > 1 || ui.sections.some(({ fields }) => fields.some((field) => ui.itemTitles[field]));
}
