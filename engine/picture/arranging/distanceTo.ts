import type { Place } from '#engine/picture/GroupEdit.ts';

/** How far a point is from a part of the drawing; 0 within it. */
export function distanceTo({ x, y, width, height }: Place, point: { x: number; y: number }): number {
  const dx = Math.max(x - point.x, 0, point.x - x - width);
  const dy = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(dx, dy);
}

/** The middle of a part of the drawing. */
export function middleOf({ x, y, width, height }: Place): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
