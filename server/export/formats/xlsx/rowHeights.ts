import { breakLines } from '#engine/picture/text/breakLines.ts';

import type { SheetCells } from './SheetPlan.ts';

// In points; a row can be no higher than the last.
const [lineHeight, padding, highest] = [13, 3, 409];
// A column's unit in pixels; and the size at which the font of the pictures runs a little wider than that of the
// sheets.
const [unit, size] = [7, 12.5];
const titleHeight = 24;

/** How high rows must be for all lines of their texts, since not every program works that out when it opens a file. */
export function rowHeights(rows: readonly SheetCells[], widths: readonly number[]): number[] {
  return rows.map((row) => {
    const lines = row.map((cell, column) => linesOf(cell, widthOf(cell, column, widths)));
    const isTitle = row.some((cell) => (cell?.fontSize ?? 0) > 11);
    return Math.min(highest, Math.max(isTitle ? titleHeight : 0, Math.max(1, ...lines) * lineHeight + padding));
  });
}

function widthOf(cell: SheetCells[number], column: number, widths: readonly number[]): number {
  const spanned = widths.slice(column, column + (cell?.columnSpan ?? 1));
  return spanned.reduce((sum, width) => sum + width, 0);
}

function linesOf(cell: SheetCells[number], width: number): number {
  if (!cell?.wrap || typeof cell.value !== 'string') return 1;
  const room = { size, weight: cell.fontWeight === 'bold' ? 700 : 400 } as const;
  const most = Math.ceil(highest / lineHeight);
  return cell.value
    .split('\n')
    .slice(0, most)
    .reduce((sum, line) => sum + Math.max(1, breakLines(line, width * unit, room, most).lines.length), 0);
}
