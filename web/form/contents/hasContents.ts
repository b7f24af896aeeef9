import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';

const fewest = 3;

/** A form of one or two sections besides the open questions needs no table of contents. */
export function hasContents({ ui }: ToolsetDefinition): boolean {
  return ui.sections.filter(({ id }) => id !== openQuestions).length >= fewest;
}
