import type { Toolset } from '#engine/contract/Toolset.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { ReferenceItem } from './referenceItems.ts';

/** A reference whose item is not there any more. */
export interface LostReference {
  /** Where it stands. */
  pointer: string;
  id: string;
}

/**
 * The references of a document that lead nowhere.
 *
 * @param references what each bound field can refer to, by field pattern
 */
export function findLost(
  { manifest }: Pick<Toolset, 'manifest'>,
  document: ToolsetDocument,
  references: Readonly<Record<string, readonly ReferenceItem[]>>,
): LostReference[] {
  return manifest.binds.flatMap(({ field }) => {
    const there = new Set(references[field]?.map(({ id }) => id));
    return expandPattern(document, field).flatMap((pointer) => {
      const value = getAt(document, pointer);
      const id = typeof value === 'string' ? value.trim() : '';
      return id === '' || there.has(id) ? [] : [{ pointer, id }];
    });
  });
}
