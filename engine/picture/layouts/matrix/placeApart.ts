import type { Area } from '#engine/picture/Area.ts';
import { measureText } from '#engine/picture/text/measureText.ts';

import { type Centre, isTopCell, nameBand, radius, spread } from './drawCell.ts';
import type { MatrixGrid } from './measureGrid.ts';
import type { Dot } from './readDots.ts';

/** Between two dots, and between what stands in a cell and its edges. */
const gap = 3;

/** Where the dots of one cell stand that share it, without touching each other or the name of a quadrant. */
export interface Apart {
  radius: number;
  /** null: they are more than have room side by side. */
  places: Centre[] | null;
  /** The middle of the room that the cell leaves. */
  middle: Centre;
}

export function placeApart(dots: readonly [Dot, ...Dot[]], grid: MatrixGrid, area: Area): Apart {
  const [first] = dots;
  const band = isTopCell(first, grid) ? nameBand(area) - gap : 0;
  const middle = { x: grid.centreX(first.x), y: grid.centreY(first.y) + band / 2 };
  const r = Math.max(...dots.map(({ number }) => radiusOf(number, area)));
  const step = 2 * r + gap;
  // The gap of a last one is one of both that the edges take.
  const columns = Math.floor((grid.cellWidth - gap) / step);
  const rows = Math.floor((grid.cellHeight - band - gap) / step);
  if (dots.length > columns * rows) return { radius: r, places: null, middle };
  const even = Math.ceil(Math.sqrt((dots.length * grid.cellWidth) / grid.cellHeight));
  const used = Math.min(columns, Math.max(even, Math.ceil(dots.length / rows)));
  return { radius: r, places: spread(dots.length, used, middle, step, step), middle };
}

/** A dot that holds its number whole. */
function radiusOf(number: number, { form, type }: Area): number {
  return Math.max(radius[form], measureText(String(number), type.least, 600) / 2 + gap);
}
