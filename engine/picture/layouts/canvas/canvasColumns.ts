import type { CanvasDescription } from './canvasContract.ts';

type Rows = CanvasDescription['grid'];

const leastOnSheet = 2;

/** The row whose areas stand side by side as columns of their own, where all others reach over the whole width. */
export function columnsOf(grid: Rows): string[] | null {
  const isBand = (row: string[]) => row.every((name) => name === row[0]);
  const rows = grid.filter((row) => !isBand(row));
  const [columns] = rows;
  if (!columns || rows.length > 1 || new Set(columns).size < columns.length) return null;
  return columns;
}

/**
 * How the columns of a grid can be shared among sheets, from one sheet on; what reaches over all of them is on each.
 */
export function columnSheets(grid: Rows): Rows[][] {
  const columns = columnsOf(grid);
  if (!columns) return [[grid]];
  const counts = Array.from({ length: Math.floor(columns.length / leastOnSheet) }, (_, index) => index + 1);
  return [...new Set([1, ...counts])].map((sheets) => {
    const each = Math.ceil(columns.length / sheets);
    return Array.from({ length: Math.ceil(columns.length / each) }, (_, sheet) =>
      grid.map((row) => row.slice(sheet * each, (sheet + 1) * each)),
    );
  });
}
