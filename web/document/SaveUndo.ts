import { findLocked } from '#engine/locks/findLocked.ts';
import type { Locks } from '#engine/locks/Locks.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** How to have back what a save took away. */
export interface SaveUndo {
  /** It holds that. */
  version: string;
  /** What stood before, where the version holds more than that; null: just what stood. */
  content: ToolsetDocument | null;
  /** What was locked of what was taken away. */
  locked: Locks;
}

interface Taken {
  /** The version that holds just what stood before the save, or one that holds what was taken away. */
  kept: { before: string | null; lost: string | null };
  stood: ToolsetDocument;
  saved: ToolsetDocument;
  /** Before the save. */
  locked: Locks;
}

/** What brings back what a save has taken away; null where it took nothing. */
export function saveUndoOf({ kept: { before, lost }, stood, saved, locked }: Taken): SaveUndo | null {
  const version = before ?? lost;
  if (!version) return null;
  const gone = locked.filter((lock) => findLocked(saved, [lock]).length === 0);
  return { version, content: before ? null : stood, locked: gone };
}
