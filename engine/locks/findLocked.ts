import { fromItemPointer } from '#engine/schema/itemPointer.ts';

import type { Locks } from './Locks.ts';

/** JSON pointers of what is locked in a document. Locks of items that it has no more are passed over. */
export function findLocked(document: unknown, locks: Locks): string[] {
  return locks.flatMap((lock) => fromItemPointer(document, lock) ?? []);
}
