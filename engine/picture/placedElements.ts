import type { GroupElement, SceneElement } from './Scene.ts';
import { measureText } from './text/measureText.ts';

export type Bounds = [left: number, top: number, right: number, bottom: number];

/** An element that is no group, with the offset of the groups around it. */
export interface PlacedElement {
  element: Exclude<SceneElement, GroupElement>;
  x: number;
  y: number;
  /** On the sheet; null for rotated texts and paths, whose bounds are not known without drawing them. */
  bounds: Bounds | null;
}

/** The elements of a scene without their groups, in the order in which they are drawn. */
export function placedElements(elements: readonly SceneElement[], x = 0, y = 0): PlacedElement[] {
  return elements.flatMap((element) => {
    if (element.kind === 'group') return placedElements(element.elements, x + (element.x ?? 0), y + (element.y ?? 0));
    const bounds = boundsOf(element);
    return [{ element, x, y, bounds: bounds && [bounds[0] + x, bounds[1] + y, bounds[2] + x, bounds[3] + y] }];
  });
}

function boundsOf(element: PlacedElement['element']): Bounds | null {
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
    case 'path':
      return null;
  }
}
