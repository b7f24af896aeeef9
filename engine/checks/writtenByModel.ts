import type { Toolset } from '#engine/contract/Toolset.ts';
import { citationLists } from '#engine/evidence/checkCitations.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { type Written, writtenIn } from './writtenIn.ts';

/** Texts and numbers of a draft in its writer's own words: but for quotes, references and what no model writes. */
export function writtenByModel(
  { manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>,
  document: ToolsetDocument,
): { texts: Written<string>[]; numbers: Written<number>[] } {
  const lists = citationLists(manifest.binds).flatMap((list) => expandPattern(document, list));
  const bound = new Set(manifest.binds.flatMap(({ field }) => expandPattern(document, field)));
  const isLeftToPeople = notForModel({ manifest, schema });
  return writtenIn(
    document,
    (pointer) => isLeftToPeople(pointer) || bound.has(pointer) || lists.some((list) => pointer.startsWith(`${list}/`)),
  );
}
