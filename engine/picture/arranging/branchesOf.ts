import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { expandPattern, toPattern } from '#engine/schema/pattern.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * The lists of a tree among which an item of one of them can be moved, with all that hangs on it: its own and those of
 * the other items of the level above. None where the picture is no tree.
 */
export function branchesOf(
  { ui }: Pick<ToolsetDefinition, 'ui'>,
  content: ToolsetDocument,
  list: string,
): readonly string[] {
  return ui.picture.some(({ kind }) => kind === 'tree') ? expandPattern(content, toPattern(list)) : [];
}
