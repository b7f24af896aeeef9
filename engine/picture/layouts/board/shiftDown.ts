import type { Place } from '#engine/picture/GroupEdit.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

interface Sheet {
  height: number;
  elements: SceneElement[];
  places: Place[];
}

/** A sheet whose groups stand lower, so that something can stand above them. */
export function shiftDown({ height, elements, places }: Sheet, by: number): Sheet {
  return {
    height: height + by,
    elements: elements.map((element) =>
      element.kind === 'group' ? { ...element, y: (element.y ?? 0) + by } : element,
    ),
    places: places.map((place) => ({ ...place, y: place.y + by })),
  };
}
