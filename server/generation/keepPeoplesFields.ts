import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import { takeFields } from '#engine/merge/takeFields.ts';
import { toPattern } from '#engine/schema/pattern.ts';
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
  const ofPeople = written.flatMap((pointer) => {
    const pattern = toPattern(pointer);
    const own = manifest.notGenerated.flatMap((each) =>
      each.startsWith(`${pattern}/`) ? [each.slice(pattern.length)] : [],
    );
    return [...own, '/id'].filter((rest) => !rest.includes('*')).map((rest) => `${pointer}${rest}`);
  });
  // As if people had written just these fields, and the model all others.
  return mergeDocuments(takeFields(current, {}, ofPeople), current, document).document;
}
