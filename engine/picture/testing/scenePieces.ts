import { placedElements, type Bounds } from '#engine/picture/placedElements.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';

/** The stops of a scene's reading order. */
export function stopsOf({ elements }: Pick<Scene, 'elements'>): { label: string; pointer: string | undefined }[] {
  return elements.flatMap(function stops(element): { label: string; pointer: string | undefined }[] {
    if (element.kind !== 'group' || element.isForEdits) return [];
    if (element.label !== undefined) return [{ label: element.label, pointer: element.pointer }];
    return element.elements.flatMap(stops);
  });
}

/** The elements that reach beyond the edges of a scene by more than a hair. */
export function outside({ width, height, elements }: Pick<Scene, 'width' | 'height' | 'elements'>): SceneElement[] {
  const isWithin = ([left, top, right, bottom]: Bounds) =>
    left >= -2 && top >= -2 && right <= width + 2 && bottom <= height + 2;
  return placed(elements)
    .filter(({ bounds }) => !isWithin(bounds))
    .map(({ element }) => element);
}

/** The texts of a scene that lie over each other by more than a hair. */
export function overlaps({ elements }: Pick<Scene, 'elements'>): string[] {
  const texts = placed(elements).flatMap(({ element, bounds }) =>
    element.kind === 'text' && element.lines.length > 0 ? [{ text: element.lines.join(' '), bounds }] : [],
  );
  return texts.flatMap(({ text, bounds: [left, top, right, bottom] }, index) =>
    texts
      .slice(index + 1)
      .filter(({ bounds: other }) => {
        const across = Math.min(right, other[2]) - Math.max(left, other[0]);
        return across > 2 && Math.min(bottom, other[3]) - Math.max(top, other[1]) > 2;
      })
      .map((other) => `${text.slice(0, 40)} × ${other.text.slice(0, 40)}`),
  );
}

/** What can be measured: not rotated texts and paths. */
function placed(elements: readonly SceneElement[]): { element: SceneElement; bounds: Bounds }[] {
  return placedElements(elements).flatMap(({ element, bounds }) => (bounds ? [{ element, bounds }] : []));
}
