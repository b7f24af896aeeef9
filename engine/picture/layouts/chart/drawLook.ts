import type { Accent } from '#engine/picture/roles.ts';
import type { PathElement, SceneElement } from '#engine/picture/Scene.ts';

// With the form of its points, a line is told apart in black and white too.
const dashes = [undefined, 'dashed', 'dotted'] as const;

interface Point {
  x: number;
  y: number;
}

/** A line through points, with a mark at each of them. */
export function drawLook(points: readonly Point[], look: number, role: Accent, size = 3.5): SceneElement[] {
  return [drawStroke(points, look, role), ...points.map((point) => drawMark(point, look, role, size))];
}

function drawStroke(points: readonly Point[], look: number, role: Accent): PathElement {
  const dash = dashes[look % dashes.length];
  const commands = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${round(x)} ${round(y)}`).join(' ');
  return { kind: 'path', commands, stroke: role, strokeWidth: 2, ...(dash && { dash }) };
}

function drawMark({ x, y }: Point, look: number, role: Accent, size: number): SceneElement {
  const path = (points: [number, number][]): PathElement => ({
    kind: 'path',
    commands: `${points.map(([dx, dy], index) => `${index === 0 ? 'M' : 'L'} ${round(x + dx * size)} ${round(y + dy * size)}`).join(' ')} Z`,
    fill: role,
  });
  switch (look) {
    case 0:
      return { kind: 'ellipse', x: round(x), y: round(y), radiusX: size, radiusY: size, fill: role };
    case 1:
      return path([
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ]);
    case 2:
      return path([
        [0, -1.3],
        [1.2, 1],
        [-1.2, 1],
      ]);
    case 3:
      return path([
        [0, -1.4],
        [1.4, 0],
        [0, 1.4],
        [-1.4, 0],
      ]);
    case 4:
      return path([
        [-1.2, -1],
        [1.2, -1],
        [0, 1.3],
      ]);
    default:
      return {
        kind: 'ellipse',
        x: round(x),
        y: round(y),
        radiusX: size,
        radiusY: size,
        fill: 'paper',
        stroke: role,
        strokeWidth: 1.5,
      };
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
