import type { Place } from './GroupEdit.ts';
import type { Bounds } from './placedElements.ts';

/** Bounds as a part of the drawing. */
export function toPlace([left, top, right, bottom]: Bounds): Place {
  return { x: left, y: top, width: right - left, height: bottom - top };
}
