import type { Bounds } from './placedElements.ts';

/** The bounds around all of them; null around nothing. */
export function joinBounds(all: readonly Bounds[]): Bounds | null {
  return all.length === 0
    ? null
    : all.reduce(([left, top, right, bottom], other) => [
        Math.min(left, other[0]),
        Math.min(top, other[1]),
        Math.max(right, other[2]),
        Math.max(bottom, other[3]),
      ]);
}
