import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { MoveEdit } from '#engine/picture/GroupEdit.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { lineHeightOf, type TypesetText, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawDot } from './drawDot.ts';
import { nameTop } from './drawQuadrants.ts';
import type { MatrixGrid } from './measureGrid.ts';
import type { Dot } from './readDots.ts';

/** The distance of the ring around a dot that was placed by hand. */
const ring = 4;

export const radius = { sheet: 13, page: 11, narrow: 11 };

/** The dots of one cell: one or two with their names below, three and four in rows, more as numbers only. */
export function drawCell(dots: readonly Dot[], grid: MatrixGrid, area: Area, hasNames: boolean): GroupElement[] {
  const [first] = dots;
  if (!first) return [];
  const centre = { x: grid.centreX(first.x), y: grid.centreY(first.y) };
  if (!hasNames || area.form === 'narrow' || dots.length > 4) return packed(dots, centre, grid, area);
  return dots.length <= 2 ? sideBySide(dots, centre, grid, area) : inRows(dots, centre, grid, area);
}

export interface Centre {
  x: number;
  y: number;
}

function sideBySide(dots: readonly Dot[], centre: Centre, grid: MatrixGrid, area: Area): GroupElement[] {
  const width = grid.cellWidth / dots.length;
  const r = radius[area.form];
  return dots.map((dot, index) => {
    const x = centre.x + (index - (dots.length - 1) / 2) * width;
    const bottom = centre.y + grid.cellHeight / 2;
    const highest =
      centre.y - grid.cellHeight / 2 + r + (dot.isOverruled ? ring : 0) + (isTopCell(dot, grid) ? nameBand(area) : 4);
    // On its score, unless the name needs more room below.
    const below = (top: number) => bottom - top - r - 8;
    const needed = nameOf(dot, width - 12, null, area).height;
    const y = Math.min(centre.y, Math.max(highest, centre.y - Math.max(0, needed - below(centre.y))));
    const name = nameOf(dot, width - 12, below(y), area);
    const elements = [...mark(dot, x, y, area), drawText(name, { x, y: y + r + 3, align: 'middle' })];
    return group(dot, { x, y }, grid, elements);
  });
}

function inRows(dots: readonly Dot[], centre: Centre, grid: MatrixGrid, area: Area): GroupElement[] {
  const r = radius[area.form] - 2;
  const [first] = dots;
  const band = first && isNameCell(first, grid) ? nameBand(area) - 4 : 0;
  const top = centre.y - grid.cellHeight / 2 + 4 + band;
  const step = (grid.cellHeight - 8 - band) / dots.length;
  const left = centre.x - grid.cellWidth / 2 + 8;
  return dots.map((dot, index) => {
    const y = top + (index + 0.5) * step;
    const name = nameOf(dot, grid.cellWidth - 2 * r - 22, step, area);
    return group(dot, { x: left + r, y }, grid, [
      ...mark(dot, left + r, y, area, r),
      drawText(name, { x: left + 2 * r + 6, y: y - name.height / 2 }),
    ]);
  });
}

/** Numbers only, in as many rows as it takes; smaller and overlapping rather than out of the cell. */
function packed(dots: readonly Dot[], centre: Centre, grid: MatrixGrid, area: Area): GroupElement[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt((dots.length * grid.cellWidth) / grid.cellHeight)));
  const rows = Math.ceil(dots.length / columns);
  const [first] = dots;
  // A name may be longer than its cell is wide.
  const band = first && isTopCell(first, grid) ? nameBand(area) - 4 : 0;
  const stepX = Math.min(radius[area.form] * 2.2, grid.cellWidth / columns);
  const stepY = Math.min(radius[area.form] * 2.2, (grid.cellHeight - band) / rows);
  const middle = { x: centre.x, y: centre.y + band / 2 };
  return drawApart(dots, spread(dots.length, columns, middle, stepX, stepY), radius[area.form], grid, area);
}

/** The dots of one cell on places of their own. */
export function drawApart(dots: readonly Dot[], places: readonly Centre[], r: number, grid: MatrixGrid, area: Area) {
  return places.flatMap(({ x, y }, index) => {
    const dot = dots[index];
    return dot ? [group(dot, { x, y }, grid, mark(dot, x, y, area, r))] : [];
  });
}

/** Places in rows about a middle. */
export function spread(count: number, columns: number, middle: Centre, stepX: number, stepY: number): Centre[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: middle.x + ((index % columns) - (inRow - 1) / 2) * stepX,
      y: middle.y + (row - (rows - 1) / 2) * stepY,
    };
  });
}

function mark(dot: Dot, x: number, y: number, area: Area, r = radius[area.form]): SceneElement[] {
  const number = typesetText(String(dot.number), {
    width: 40,
    height: 20,
    size: area.type.least,
    least: 10,
    weight: 600,
  });
  const { role } = dot;
  const halo: SceneElement[] = dot.isOverruled
    ? [{ kind: 'ellipse', x, y, radiusX: r + ring, radiusY: r + ring, stroke: role, strokeWidth: 1.5, dash: 'dashed' }]
    : [];
  return [
    ...halo,
    ...drawDot(dot.look, role, { x, y, radius: r }),
    drawText(number, {
      x,
      y: y - number.lineHeight / 2,
      role: dot.look === 'full' || dot.look === 'square' ? 'on-accent' : role,
      align: 'middle',
    }),
  ];
}

/** The name of a dot, and the group that was chosen for it by hand: the name is cut before the group is. */
function nameOf(
  { name, groupWord, isOverruled }: Dot,
  width: number,
  height: number | null,
  { type }: Area,
): TypesetText {
  const room = height === null ? null : Math.max(height, lineHeightOf(type.least));
  const set = (text: string) =>
    typesetText(text, { width, height: room, size: type.text, least: type.least, weight: 500 });
  if (!isOverruled) return set(name);
  const whole = set(`${name} → ${groupWord}`);
  if (!whole.isShortened) return whole;
  const words = name.split(/\s+/);
  const cut = (count: number) => set(`${words.slice(0, count).join(' ')}… → ${groupWord}`);
  const counts = words.map((_, index) => words.length - index - 1).filter((count) => count > 0);
  const count = greatestFitting(counts, (tried) => !cut(tried).isShortened);
  return count === undefined ? whole : cut(count);
}

/** The height that the name of a quadrant takes of its uppermost cells. */
export function nameBand({ type }: Area): number {
  return nameTop + lineHeightOf(type.heading) + 2;
}

/** Whether the cell is one of a quadrant's uppermost. */
export function isTopCell({ y }: Dot, { to, highFrom, isNamed }: MatrixGrid): boolean {
  return isNamed && (y >= to || y === highFrom - 1);
}

/** Whether the name of a quadrant stands in the cell. */
function isNameCell(dot: Dot, grid: MatrixGrid): boolean {
  return isTopCell(dot, grid) && (dot.x <= grid.from || dot.x === grid.highFrom);
}

function group(dot: Dot, at: Centre, grid: MatrixGrid, elements: SceneElement[]): GroupElement {
  const label = [`${dot.number}. ${dot.name}`, dot.groupWord, dot.lookWord, `${dot.x} × ${dot.y}`]
    .filter((part) => part !== '')
    .join(', ');
  return { kind: 'group', pointer: dot.pointer, label, edit: moveOf(dot, at, grid), elements };
}

function moveOf({ x, y, xPointer, yPointer, state }: Dot, at: Centre, grid: MatrixGrid): MoveEdit {
  const { from, to, centreX, centreY, cellWidth, cellHeight } = grid;
  return {
    kind: 'move',
    state,
    at,
    x: { pointer: xPointer, value: x, from, to, start: centreX(from), step: cellWidth },
    y: { pointer: yPointer, value: y, from, to, start: centreY(from), step: -cellHeight },
  };
}
