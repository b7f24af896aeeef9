import type { Alignment, Slot } from './alignLists.ts';

/**
 * Merges the order of two versions of a list. Where they disagree, the side that moved items decides; mine, if both or
 * neither did. Items of one side only are placed after their neighbour there; of two additions in the same place mine
 * comes first.
 *
 * @returns every item of either side once, including those removed by one side, and whether both moved items
 * differently.
 */
export function mergeOrder({ mine, theirs, replaced }: Alignment): { order: Slot[]; isContradictory: boolean } {
  const common = mine.filter((slot) => slot.theirs !== undefined);
  const commonOfTheirs = theirs.filter((slot) => slot.mine !== undefined);
  const agree = common.every((slot, index) => slot === commonOfTheirs[index]);
  const mineLeads = agree || isMoved(common) || !isMoved(commonOfTheirs);
  const side = mineLeads ? 'theirs' : 'mine';
  const order = mineLeads ? [...mine] : [...theirs];
  let place = 0;
  for (const slot of mineLeads ? theirs : mine) {
    const there = order.indexOf(slot);
    if (there >= 0) {
      place = there + 1;
      continue;
    }
    const besideReplaced = placeOfReplaced(order, slot, { place, side, replaced });
    place = besideReplaced ?? (mineLeads ? behindAdditions(order, place) : place);
    order.splice(place, 0, slot);
    place += 1;
  }
  return { order, isContradictory: !agree && isMoved(common) && isMoved(commonOfTheirs) };
}

function isMoved(slots: readonly Slot[]): boolean {
  const places = slots.flatMap(({ base }) => base ?? []);
  return places.some((place, index) => place < (places[index - 1] ?? -1));
}

/**
 * The position after the item that this one replaced, or after its replacement, if that keeps the order of its side.
 */
function placeOfReplaced(
  order: readonly Slot[],
  slot: Slot,
  { place, side, replaced }: { place: number; side: 'mine' | 'theirs'; replaced: Alignment['replaced'] },
): number | undefined {
  const twin = replaced.get(slot) ?? [...replaced].find(([, gone]) => gone === slot)?.[0];
  const index = twin ? order.indexOf(twin) : -1;
  const isReachable = index >= place && order.slice(place, index + 1).every((between) => between[side] === undefined);
  return isReachable ? index + 1 : undefined;
}

/** The position after my additions at `place`. */
function behindAdditions(order: readonly Slot[], place: number): number {
  const end = order.findIndex(
    ({ base, theirs }, index) => index >= place && (base !== undefined || theirs !== undefined),
  );
  return end === -1 ? order.length : end;
}
