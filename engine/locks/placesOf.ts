import { toItemPointer } from '#engine/schema/itemPointer.ts';

import type { Locks } from './Locks.ts';

/**
 * Locks of JSON pointers into a document, each once. Those that lead nowhere, or through an item without an id, are
 * passed over.
 */
export function placesOf(document: unknown, pointers: readonly string[]): Locks {
  return [...new Set(pointers.flatMap((pointer) => toItemPointer(document, pointer) ?? []))];
}
