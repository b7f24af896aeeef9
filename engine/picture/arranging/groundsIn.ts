import { type Bounds, placedElements } from '#engine/picture/placedElements.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

const slack = 2; // A letter may reach out of its box by a hair.

/** The boxes of a scene that are seen. */
export function groundsIn(elements: readonly SceneElement[]): Bounds[] {
  return placedElements(elements).flatMap(({ element, bounds }) =>
    element.kind === 'box' && bounds && (element.fill ?? element.stroke) ? [bounds] : [],
  );
}

/** Whether bounds lie within others. */
export function isWithin([left, top, right, bottom]: Bounds, around: Bounds): boolean {
  return (
    around[0] <= left + slack && around[1] <= top + slack && around[2] >= right - slack && around[3] >= bottom - slack
  );
}

/** The smallest of some boxes around bounds; null where none is. */
export function smallestAround(bounds: Bounds, boxes: readonly Bounds[]): Bounds | null {
  const areaOf = (box: Bounds) => (box[2] - box[0]) * (box[3] - box[1]);
  const around = boxes.filter((box) => isWithin(bounds, box));
  return around.reduce<Bounds | null>((best, box) => (best && areaOf(best) <= areaOf(box) ? best : box), null);
}
