import { isSameItem, matchItems } from './matchItems.ts';

/** An item of a list across three versions: its index in each version that has it. */
export interface Slot {
  base?: number;
  mine?: number;
  theirs?: number;
}

/** Three versions of a list, aligned item by item. */
export interface Alignment {
  /** The items of each side, in its order. */
  mine: Slot[];
  theirs: Slot[];
  /** Maps an item that is new on one side to the removed item in whose place it was put. */
  replaced: Map<Slot, Slot>;
}

/** Matches the items of three versions of a list, by the rules of `matchItems`. */
export function alignLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): Alignment {
  const slots = base.map((_, index): Slot => ({ base: index }));
  const replaced = new Map<Slot, Slot>();

  const mineMatch = matchItems(base, mine);
  const mineSlots = mineMatch.origins.map((origin, index) => {
    const slot = origin === undefined ? {} : slots[origin]!;
    slot.mine = index;
    return slot;
  });

  const theirsMatch = matchItems(base, theirs);
  const theirsSlots = theirsMatch.origins.map((origin, index): Slot => {
    if (origin !== undefined) return Object.assign(slots[origin]!, { theirs: index });
    const item = theirs[index];
    const added = mineSlots.find(
      (slot) => slot.base === undefined && slot.theirs === undefined && isSameItem(mine[slot.mine!], item),
    );
    return Object.assign(added ?? {}, { theirs: index });
  });

  for (const [index, at] of mineMatch.replaced.entries()) {
    if (at !== undefined) replaced.set(mineSlots[index]!, slots[at]!);
  }
  for (const [index, at] of theirsMatch.replaced.entries()) {
    if (at !== undefined) replaced.set(theirsSlots[index]!, slots[at]!);
  }
  return { mine: mineSlots, theirs: theirsSlots, replaced };
}
