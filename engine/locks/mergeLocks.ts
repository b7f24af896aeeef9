import type { Locks } from './Locks.ts';

interface Sides {
  /** What the change was made from. */
  base: Locks;
  mine: Locks;
  theirs: Locks;
}

/** What is locked when both sides changed the same list: theirs, without what mine let go and with what it added. */
export function mergeLocks({ base, mine, theirs }: Sides): Locks {
  const [known, wanted] = [new Set(base), new Set(mine)];
  const kept = theirs.filter((lock) => wanted.has(lock) || !known.has(lock));
  return [...new Set([...kept, ...mine.filter((lock) => !known.has(lock))])];
}
