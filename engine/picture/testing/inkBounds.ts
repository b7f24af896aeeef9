import type { PlacedElement, Bounds } from '#engine/picture/placedElements.ts';
import { arrowHead } from '#engine/picture/renderers/arrowHead.ts';
import { readPath } from '#engine/picture/renderers/readPath.ts';
import type { TextElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';

// Of Inter, as parts of the font's size: letters with a mark above a capital, letters without, and what hangs below.
const [markedAscent, plainAscent, descent] = [0.95, 0.77, 0.22];

/** How far an element's ink reaches on its sheet: with strokes, arrow heads, marks above capitals, and turned texts. */
export function inkBounds({ element, x, y, bounds }: PlacedElement): Bounds | null {
  switch (element.kind) {
    case 'text':
      return element.lines.length === 0 ? null : moved(textBounds(element), x, y);
    case 'path':
      return moved(grown(around(pointsOf(element.commands)), strokeOf(element)), x, y);
    case 'line': {
      const ends: [number, number][] = [
        [element.x1, element.y1],
        [element.x2, element.y2],
      ];
      const line = grown(around(ends), strokeOf(element));
      return moved(element.hasArrow ? joined(line, around(pointsOf(arrowHead(element)))) : line, x, y);
    }
    case 'image':
      return bounds;
    default:
      return element.fill || element.stroke ? bounds && grown(bounds, strokeOf(element)) : null;
  }
}

function textBounds({ x, y, lines, size, lineHeight, weight, align, rotation = 0 }: TextElement): Bounds {
  const width = Math.max(...lines.map((line) => measureText(line, size, weight)));
  const left = align === 'start' ? 0 : align === 'end' ? -width : -width / 2;
  const ascent = /\p{Lu}\p{M}/u.test((lines[0] ?? '').normalize('NFD')) ? markedAscent : plainAscent;
  const box: Bounds = [left, -ascent * size, left + width, (lines.length - 1) * lineHeight + descent * size];
  const angle = (rotation * Math.PI) / 180;
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[0], box[3]],
    [box[2], box[3]],
  ] as const;
  const turned = corners.map(([across, down]): [number, number] => [
    x + across * Math.cos(angle) - down * Math.sin(angle),
    y + across * Math.sin(angle) + down * Math.cos(angle),
  ]);
  return around(turned);
}

function pointsOf(commands: string): [number, number][] {
  return readPath(commands).flatMap(({ points }) => points);
}

function around(points: readonly (readonly [number, number])[]): Bounds {
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const strokeOf = ({ stroke, strokeWidth = 1 }: { stroke?: unknown; strokeWidth?: number | undefined }) =>
  stroke ? strokeWidth / 2 : 0;
const grown = ([left, top, right, bottom]: Bounds, by: number): Bounds => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];
const moved = ([left, top, right, bottom]: Bounds, x: number, y: number): Bounds => [
  left + x,
  top + y,
  right + x,
  bottom + y,
];
const joined = (a: Bounds, b: Bounds): Bounds => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
