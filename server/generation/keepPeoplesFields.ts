import type { Toolset } from '#engine/contract/Toolset.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import { takeFields } from '#engine/merge/takeFields.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * Carries over what models never write: fields left to people are kept in a new draft, and an item that is regenerated
 * alone keeps its id, which others refer to, and its own such fields. Of the items of lists, `keepItems` takes care.
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
  const ofPeople = written.flatMap((pointer) => {
    const pattern = toPattern(pointer);
    const own = manifest.notGenerated.flatMap((each) =>
      each.startsWith(`${pattern}/`) ? [each.slice(pattern.length)] : [],
    );
    return [...own, '/id'].filter((rest) => !rest.includes('*')).map((rest) => `${pointer}${rest}`);
  });
  // Merges as if people had written only these fields, and the model all others.
  return mergeDocuments(takeFields(current, {}, ofPeople), current, document).document;
}
