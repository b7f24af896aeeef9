import type { Role } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

/** A rectangle that a profile fills. */
export interface ProfileBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = readonly [x: number, y: number];

const eye: Point = [0.885, 0.418];
const ear: Point = [0.078, 0.52];
const corner: Point = [0.948, 0.668];

/** Where lines leave eye, mouth and ear, and the room within the head, as parts of its width and height. */
export const face = {
  eye: [0.93, 0.418],
  mouth: [0.976, 0.668],
  ear: [0.04, 0.52],
  inside: { left: 0.155, right: 0.83, top: 0.115, bottom: 0.87 },
} as const;

const start: Point = [0.135, 1];

// From the nape over the crown down to the front of the neck: nose, lips and chin look to the right.
const curves: readonly (readonly [Point, Point, Point])[] = [
  [p(0.15, 0.9), p(0.11, 0.822), p(0.07, 0.748)],
  [p(0.022, 0.65), p(0, 0.545), p(0, 0.43)],
  [p(0, 0.17), p(0.21, 0), p(0.485, 0)],
  [p(0.74, 0), p(0.9, 0.14), p(0.922, 0.365)],
  [p(0.924, 0.4), p(0.932, 0.42), p(0.944, 0.445)],
  [p(0.962, 0.482), p(0.988, 0.512), p(0.997, 0.538)],
  [p(1.003, 0.558), p(0.994, 0.57), p(0.978, 0.576)],
  [p(0.96, 0.582), p(0.954, 0.594), p(0.96, 0.612)],
  [p(0.967, 0.632), p(0.97, 0.644), p(0.964, 0.656)],
  [p(0.958, 0.664), p(0.95, 0.666), p(0.948, 0.668)],
  [p(0.952, 0.674), p(0.96, 0.68), p(0.96, 0.692)],
  [p(0.96, 0.71), p(0.944, 0.718), p(0.946, 0.74)],
  [p(0.95, 0.764), p(0.956, 0.784), p(0.95, 0.808)],
  [p(0.94, 0.856), p(0.906, 0.872), p(0.866, 0.872)],
  [p(0.8, 0.872), p(0.754, 0.905), p(0.745, 1)],
];

/** A head in profile, looking to the right, on its neck; eye, mouth and ear keep their form at any height. */
export function drawProfile(box: ProfileBox, stroke: Role, strokeWidth: number): SceneElement[] {
  const line = [start, ...curves.flat()].map((point) => at(box, point));
  const [first = '', ...others] = line;
  const outline = `M ${first} ${Array.from({ length: others.length / 3 }, (_, index) => `C ${others.slice(index * 3, index * 3 + 3).join(', ')}`).join(' ')}`;
  return [
    { kind: 'path', commands: `${outline} Z`, fill: 'wash' },
    { kind: 'path', commands: outline, stroke, strokeWidth },
    ...drawEye(box, stroke, strokeWidth * 0.75),
    ...drawEar(box, stroke, strokeWidth * 0.75),
    { kind: 'path', commands: mouth(box), stroke, strokeWidth: strokeWidth * 0.75 },
  ];
}

/** Where a part of the face lies in a box. */
export function placeOf(box: ProfileBox, [x, y]: Point): { x: number; y: number } {
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

function drawEye(box: ProfileBox, stroke: Role, strokeWidth: number): SceneElement[] {
  const { x, y } = placeOf(box, eye);
  const u = box.width / 100;
  const lids = `M ${x - 3.2 * u} ${y} C ${x - 1.5 * u} ${y - 2 * u}, ${x + 1.5 * u} ${y - 1.8 * u}, ${x + 2.6 * u} ${y - 0.3 * u} C ${x + 1.5 * u} ${y + 1.5 * u}, ${x - 1.5 * u} ${y + 1.6 * u}, ${x - 3.2 * u} ${y} Z`;
  const brow = `M ${x - 4 * u} ${y - 3.2 * u} C ${x - 1.6 * u} ${y - 5.2 * u}, ${x + 1.6 * u} ${y - 5 * u}, ${x + 3 * u} ${y - 4 * u}`;
  return [
    { kind: 'path', commands: lids, fill: 'paper', stroke, strokeWidth },
    { kind: 'path', commands: brow, stroke, strokeWidth },
    { kind: 'ellipse', x: x + 0.3 * u, y: y - 0.1 * u, radiusX: 0.85 * u, radiusY: 0.85 * u, fill: stroke },
  ];
}

function drawEar(box: ProfileBox, stroke: Role, strokeWidth: number): SceneElement[] {
  const { x, y } = placeOf(box, ear);
  const u = box.width / 100;
  const shell = `M ${x - 2 * u} ${y - 0.6 * u} C ${x - 3.4 * u} ${y - 5.4 * u}, ${x + 2.6 * u} ${y - 6.6 * u}, ${x + 2.8 * u} ${y - 2 * u} C ${x + 2.8 * u} ${y + 1 * u}, ${x + 0.8 * u} ${y + 1.6 * u}, ${x + 0.9 * u} ${y + 3.4 * u} C ${x + 0.9 * u} ${y + 5.6 * u}, ${x - 1.6 * u} ${y + 5.2 * u}, ${x - 1.7 * u} ${y + 3.2 * u}`;
  const fold = `M ${x - 0.6 * u} ${y - 1.6 * u} C ${x - 0.6 * u} ${y - 4 * u}, ${x + 1.6 * u} ${y - 3.8 * u}, ${x + 1.2 * u} ${y - 1.8 * u} C ${x + 1 * u} ${y - 0.6 * u}, ${x - 0.4 * u} ${y - 0.2 * u}, ${x - 0.3 * u} ${y + 1 * u}`;
  return [
    { kind: 'path', commands: shell, stroke, strokeWidth },
    { kind: 'path', commands: fold, stroke, strokeWidth },
  ];
}

function mouth(box: ProfileBox): string {
  const { x, y } = placeOf(box, corner);
  const u = box.width / 100;
  return `M ${x} ${y} C ${x - 1.8 * u} ${y + 0.5 * u}, ${x - 3.8 * u} ${y + 0.3 * u}, ${x - 5 * u} ${y - 0.6 * u}`;
}

function at(box: ProfileBox, point: Point): string {
  const { x, y } = placeOf(box, point);
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

function p(x: number, y: number): Point {
  return [x, y];
}
