import type { CellObject } from 'write-excel-file/node';

/** A sheet of the workbook before it is written. */
export interface SheetPlan {
  name: string;
  rows: SheetCells[];
  /** Widths of the columns, in characters. */
  widths: number[];
  /** Heights of the rows, in points. */
  heights: number[];
  /** Rows and columns that stay in sight. */
  frozen: { rows: number; columns: number };
  links: SheetLink[];
  /** The table that can be filtered: the row of its head, and how many rows and columns it has. */
  table?: { row: number; rows: number; columns: number } | undefined;
}

export type SheetCells = (CellObject | null)[];

/** A cell that leads to the top of another sheet. */
export interface SheetLink {
  row: number;
  column: number;
  /** Name of the sheet. */
  target: string;
}
