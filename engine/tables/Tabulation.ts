import type { Unit } from '#engine/units/Unit.ts';

/** A toolset's content as sheets hold it: its single fields, and its lists as tables. */
export interface Tabulation {
  /** The toolset's single fields, in the order they are shown. */
  fields: SheetField[];
  /** One for each list of objects; tables of lists within items follow the table of those items. */
  tables: SheetTable[];
}

/** A field and what it holds: a cell, or one for each text of a list. */
export interface SheetField {
  label: string;
  /** Pointer of the field. */
  pointer: string;
  cells: Cell[];
}

/** Items as rows, what they hold as columns. */
export interface SheetTable {
  title: string;
  columns: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** Pointer of the item. */
  pointer: string;
  /** One for each column; null where the item has no such value. */
  cells: (Cell | null)[];
}

/** A value with its type, so that a sheet can sort it and count with it. `pointer` is what it was read from. */
export type Cell = CellValue & { pointer: string };

type CellValue =
  | { kind: 'text'; text: string }
  /** The texts of a list, which share a cell. */
  | { kind: 'texts'; texts: string[] }
  | { kind: 'number'; value: number; unit?: Unit }
  /** `date` such as "2026-03-01". */
  | { kind: 'date'; date: string };
