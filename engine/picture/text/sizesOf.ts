import type { Area } from '#engine/picture/Area.ts';

/** The sizes that a text of an area may take, from the preferred one or another down by half units. */
export function sizesOf({ type }: Area, from = type.text): number[] {
  const sizes: number[] = [];
  for (let size = from; size > type.least; size -= 0.5) sizes.push(size);
  return [...sizes, Math.min(from, type.least)];
}
