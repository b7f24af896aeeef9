import type { Area } from '#engine/picture/Area.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import { columnsOf } from './canvasColumns.ts';
import type { CanvasDescription } from './canvasContract.ts';
import { layArea } from './layArea.ts';
import { placeAreas } from './placeAreas.ts';
import type { AreaContent } from './readArea.ts';

const narrowest = 0.88;
const widest = 1.3;
/** Of the columns of an area that is written where it stands. */
const leastWritten = 264;

/** Where each column of a grid begins, and its width. */
export interface Column {
  left: number;
  width: number;
}

/**
 * Columns of one width; on a page an area that is written has more of it, on a sheet those that are lists of their own
 * are the wider the more they have to say.
 */
export function columnWidths(
  grid: CanvasDescription['grid'],
  contents: ReadonlyMap<string, AreaContent>,
  source: PictureSource,
  area: Area,
  gap: number,
): Column[] {
  const count = grid[0]?.length ?? 1;
  const even = (area.width - (count - 1) * gap) / count;
  const shares = area.height === null ? sharesWritten() : sharesOf(columnsOf(grid));
  let left = 0;
  return Array.from({ length: count }, (_, index) => {
    const column = { left, width: even * (shares?.[index] ?? 1) };
    left += column.width + gap;
    return column;
  });

  function sharesWritten(): number[] | null {
    const written = placeAreas(grid).find(({ name }) =>
      contents.get(name)?.parts.some(({ pointer }) => pointer === area.written),
    );
    if (!written || written.columns === count) return null;
    const { column, columns } = written;
    const own = Math.max(even, (leastWritten - (columns - 1) * gap) / columns);
    const other = even - ((own - even) * columns) / (count - columns);
    const isOwn = (index: number) => index >= column && index < column + columns;
    return Array.from({ length: count }, (_, index) => (isOwn(index) ? own : other) / even);
  }

  function sharesOf(columns: string[] | null): number[] | null {
    if (!columns) return null;
    const type = { ...area.type, text: area.type.least };
    const needs = columns.map((name) => {
      const content = contents.get(name);
      return content ? layArea(content, { width: even, height: null, area: { ...area, type }, source }).height : 0;
    });
    // Where all of them fit, they look better of one width.
    if (Math.max(...needs) <= (area.height ?? Infinity) * 0.72) return null;
    const mean = needs.reduce((sum, need) => sum + need, 0) / needs.length;
    const bounded = needs.map((need) => Math.min(widest, Math.max(narrowest, need / mean)));
    const total = bounded.reduce((sum, share) => sum + share, 0);
    return bounded.map((share) => (share * columns.length) / total);
  }
}
