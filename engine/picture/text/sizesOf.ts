import type { Area } from '../Area.ts';

/** The sizes that a text of an area may take, from the preferred one down by half units. */
export function sizesOf({ type }: Area): number[] {
  const sizes: number[] = [];
  for (let size = type.text; size > type.least; size -= 0.5) sizes.push(size);
  return [...sizes, Math.min(type.text, type.least)];
}
