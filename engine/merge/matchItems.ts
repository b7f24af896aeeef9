import { equalJson } from '#engine/schema/equalJson.ts';

/** How the items of two versions of a list correspond. */
export interface ItemMatch {
  /** For each later item: the index of the same item before; undefined for a new one. */
  origins: (number | undefined)[];
  /** For each later item that is new and replaced a removed one: the index of that one. */
  replaced: (number | undefined)[];
}

/**
 * Matches the items of two versions of a list.
 *
 * - Items with an `id` match by id.
 *
 * - Items without (texts, numbers, objects without ids) match by value; repeated values are matched from the beginning
 * and the end of both lists first.
 *
 * - A remaining item is the edited form of the one that remained after the same neighbour, unless both have ids: then
 * it is a new item in place of a removed one.
 *
 * @param before the earlier version. @param after the later one. @returns for each item of `after`, indexes into
 * `before`; no index occurs twice in `origins`.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): ItemMatch {
  const origins = after.map((): number | undefined => undefined);
  const replaced = after.map((): number | undefined => undefined);
  const free = new Set(before.keys());
  const pair = (index: number, at: number) => {
    origins[at] = index;
    free.delete(index);
  };

  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSameItem(before[start], after[start])) pair(start, start++);
  for (let end = 1; end <= shorter - start && isSameItem(before.at(-end), after.at(-end)); end += 1) {
    pair(before.length - end, after.length - end);
  }
  for (const [at, item] of after.entries()) {
    const index = origins[at] ?? [...free].find((each) => isSameItem(before[each], item));
    if (index !== undefined) pair(index, at);
  }

  const leftAfter = new Map<number, number[]>();
  let neighbour = -1;
  for (const index of before.keys()) {
    if (!free.has(index)) neighbour = index;
    else leftAfter.set(neighbour, [...(leftAfter.get(neighbour) ?? []), index]);
  }
  neighbour = -1;
  for (const [at, item] of after.entries()) {
    const origin = origins[at];
    if (origin !== undefined) neighbour = origin;
    else {
      const index = leftAfter.get(neighbour)?.shift();
      if (index === undefined) continue;
      if (idOf(before[index]) !== undefined && idOf(item) !== undefined) replaced[at] = index;
      else pair(index, at);
    }
  }
  return { origins, replaced };
}

/** The first of both: which items of two versions made from the same one are the same. */
export const pairByOrigin = (before: readonly unknown[], after: readonly unknown[]): ItemMatch['origins'] =>
  matchItems(before, after).origins;

/** Compares by id where both have one, else by value. */
export function isSameItem(one: unknown, other: unknown): boolean {
  const id = idOf(one);
  return id !== undefined && idOf(other) !== undefined ? id === idOf(other) : equalJson(one, other);
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
}
