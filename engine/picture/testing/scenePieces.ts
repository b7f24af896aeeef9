import type { Scene, SceneElement } from '../Scene.ts';
import { measureText } from '../text/measureText.ts';

/** The stops of a scene's reading order. */
export function stopsOf({ elements }: Pick<Scene, 'elements'>): { label: string; pointer: string | undefined }[] {
  return elements.flatMap(function stops(element): { label: string; pointer: string | undefined }[] {
    if (element.kind !== 'group') return [];
    if (element.label !== undefined) return [{ label: element.label, pointer: element.pointer }];
    return element.elements.flatMap(stops);
  });
}

/** The elements that reach beyond the edges of a scene by more than a hair. */
export function outside({ width, height, elements }: Pick<Scene, 'width' | 'height' | 'elements'>): SceneElement[] {
  const isWithin = ([left, top, right, bottom]: Bounds) =>
    left >= -2 && top >= -2 && right <= width + 2 && bottom <= height + 2;
  return placed(elements, 0, 0)
    .filter(({ bounds }) => !isWithin(bounds))
    .map(({ element }) => element);
}

type Bounds = [left: number, top: number, right: number, bottom: number];

function placed(elements: readonly SceneElement[], x: number, y: number): { element: SceneElement; bounds: Bounds }[] {
  return elements.flatMap((element) => {
    if (element.kind === 'group') return placed(element.elements, x + (element.x ?? 0), y + (element.y ?? 0));
    const bounds = boundsOf(element);
    return bounds ? [{ element, bounds: [bounds[0] + x, bounds[1] + y, bounds[2] + x, bounds[3] + y] }] : [];
  });
}

/** Rotated texts and paths are left out: their bounds are not known without drawing them. */
function boundsOf(element: SceneElement): Bounds | null {
  switch (element.kind) {
    case 'box':
    case 'image':
      return [element.x, element.y, element.x + element.width, element.y + element.height];
    case 'ellipse':
      return [
        element.x - element.radiusX,
        element.y - element.radiusY,
        element.x + element.radiusX,
        element.y + element.radiusY,
      ];
    case 'line': {
      const { x1, y1, x2, y2 } = element;
      return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
    }
    case 'text': {
      if (element.rotation !== undefined) return null;
      const width = Math.max(0, ...element.lines.map((line) => measureText(line, element.size, element.weight)));
      const left = element.align === 'start' ? element.x : element.x - (element.align === 'end' ? width : width / 2);
      const bottom = element.y + (element.lines.length - 1) * element.lineHeight;
      return [left, element.y - element.size, left + width, bottom];
    }
    default:
      return null;
  }
}
