import { joinBounds } from '#engine/picture/joinBounds.ts';
import { type Bounds, placedElements } from '#engine/picture/placedElements.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

/** A group that shows a field of the document, and where it lies on the sheet. */
export interface Stop {
  pointer: string;
  bounds: Bounds;
  /** Whether it is moved to be changed. */
  isMoved: boolean;
}

/** The stops of a scene, in the reading order. */
export function stopsIn(elements: readonly SceneElement[], x = 0, y = 0): Stop[] {
  return elements.flatMap((element): Stop[] => {
    if (element.kind !== 'group') return [];
    const [left, top] = [x + (element.x ?? 0), y + (element.y ?? 0)];
    const { pointer, label, edit } = element;
    if (pointer === undefined || label === undefined) return stopsIn(element.elements, left, top);
    const inner = placedElements(element.elements, left, top).flatMap(({ bounds }) => (bounds ? [bounds] : []));
    const bounds = joinBounds(inner);
    return bounds ? [{ pointer, bounds, isMoved: edit?.kind === 'move' || edit?.kind === 'column' }] : [];
  });
}
