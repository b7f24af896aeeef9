import type { SceneElement } from '#engine/picture/Scene.ts';

/** What lies in a crowd: its pointer, and what is said of it. */
export interface InCrowd {
  pointer: string;
  label: string;
}

interface Spot extends InCrowd {
  x: number;
  y: number;
  scores: string;
}

/** Marks that lie nearer to each other cover one another. */
const apart = 14;

/**
 * All that has the same scores as a mark of a plot where they cover one another, in the order of the picture; none
 * where each can be pressed.
 */
export function crowdAt(elements: readonly SceneElement[], pointer: string): InCrowd[] {
  const spots = spotsIn(elements, 0, 0);
  const own = spots.find((spot) => spot.pointer === pointer);
  const crowd = own ? spots.filter(({ scores }) => scores === own.scores) : [];
  const isCovered = crowd.some((spot) => spot !== own && Math.hypot(spot.x - own!.x, spot.y - own!.y) < apart);
  return isCovered ? crowd.map((spot) => ({ pointer: spot.pointer, label: spot.label })) : [];
}

function spotsIn(elements: readonly SceneElement[], x: number, y: number): Spot[] {
  return elements.flatMap((element) => {
    if (element.kind !== 'group') return [];
    const at = { x: x + (element.x ?? 0), y: y + (element.y ?? 0) };
    const { pointer, label = '', edit } = element;
    if (pointer === undefined || edit?.kind !== 'move') return spotsIn(element.elements, at.x, at.y);
    return [{ pointer, label, x: at.x + edit.at.x, y: at.y + edit.at.y, scores: `${edit.x.value} ${edit.y.value}` }];
  });
}
