import type { Area } from '#engine/picture/Area.ts';

const inset = 12;
const arrow = 14;

/** Where a place from 0 to 1 lies on an axis from left to right. */
export function placeOnAxis(place: number, { width }: Pick<Area, 'width'>): number {
  return inset + place * (width - 2 * inset - arrow);
}
