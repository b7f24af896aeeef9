import { toPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/**
 * Carries over what a model never writes and people did: fields left to them stay through a new draft, and an item that is
 * written anew keeps its id, which other toolsets refer to, and its own such fields. The items of a list that is written
 * anew are other items; nothing is carried into them.
 */
export function keepPeoplesFields(
  { manifest }: Pick<Toolset, 'manifest'>,
  {
    document,
    current,
    fields,
  }: { document: ToolsetDocument; current: ToolsetDocument; fields: readonly string[] | null },
): ToolsetDocument {
  const written = fields ?? [''];
  const kept = written.flatMap((pointer) => {
    const pattern = toPattern(pointer);
    const own = manifest.notGenerated.flatMap((each) =>
      each.startsWith(`${pattern}/`) ? [each.slice(pattern.length)] : [],
    );
    return [...own, '/id'].filter((rest) => !rest.includes('*')).map((rest) => `${pointer}${rest}`);
  });
  return kept.reduce((result, pointer) => {
    const value = getAt(current, pointer);
    return value === undefined || getAt(result, pointer) !== undefined ? result : setAt(result, pointer, value);
  }, document);
}
