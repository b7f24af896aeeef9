import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';

import { leavesOf } from './leavesOf.ts';

/**
 * The fewest places of a document that cover some of its leaves and no others, in its order. Derived values belong to
 * whatever stands around them.
 */
export function gatherPlaces(
  document: unknown,
  leaves: ReadonlySet<string>,
  isDerived: (pointer: string) => boolean,
): string[] {
  const others = leavesOf(document).filter((leaf) => !leaves.has(leaf) && !isDerived(leaf));
  const taken = new Set(others.flatMap(around));
  const places = [...leaves].flatMap((leaf) =>
    isDerived(leaf) ? [] : (around(leaf).find((place) => !taken.has(place)) ?? leaf),
  );
  return [...new Set(places)];
}

/** A place and all that it is within, the whole document first. */
function around(pointer: string): string[] {
  const tokens = parsePointer(pointer);
  return [...tokens.keys(), tokens.length].map((length) => formatPointer(tokens.slice(0, length)));
}
