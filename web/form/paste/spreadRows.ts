import type { Pasted } from './usePaste.ts';

interface Place {
  items: readonly unknown[];
  /** The entry that is pasted into. */
  index: number;
  maxItems: number | undefined;
  /** How many of the entries stood there before. */
  kept: number;
}

/** Puts entries in the place of one: what found no room is told by `nameOf`. */
export function spreadRows<T>(
  { items, index, maxItems, kept }: Place,
  entries: T[],
  nameOf: (entry: T) => string,
): Pasted {
  const room = Math.max(0, (maxItems ?? Infinity) - (items.length - 1));
  const taken = entries.slice(0, room);
  return {
    items: items.toSpliced(index, 1, ...taken),
    added: Math.max(0, taken.length - kept),
    left: entries.slice(room).map(nameOf),
    last: index + taken.length - 1,
  };
}
