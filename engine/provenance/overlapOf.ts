import { isWithin } from '#engine/schema/isWithin.ts';

/** The places that two lists of JSON pointers, each of which covers all within it, have in common. */
export function overlapOf(places: readonly string[], others: readonly string[]): string[] {
  const [inner, outer] = [places.filter((place) => isWithin(place, others)), new Set(places)];
  return [...inner, ...others.filter((other) => !outer.has(other) && isWithin(other, places))];
}
