import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

const fewest = 3;

/** A form of one or two sections needs no table of contents. */
export function hasContents({ ui }: ToolsetDefinition): boolean {
  return ui.sections.length >= fewest;
}
