import { getCellAddress } from 'write-excel-file/utility';

import type { SheetPlan } from '#server/export/formats/xlsx/SheetPlan.ts';

/** Where on a sheet its filter is and which rows and columns each printed page repeats, as formulas name places. */
export function placesIn({ name, table, frozen }: SheetPlan) {
  const sheet = `${quotedName(name)}!`;
  const repeated =
    table && table.row === frozen.rows - 1 ? `${sheet}$A:$A,${sheet}$${table.row + 1}:$${table.row + 1}` : undefined;
  if (!table) return { repeated };
  const corners = [getCellAddress(table.row, 0), getCellAddress(table.row + table.rows, table.columns - 1)];
  const absolute = corners.map((corner) => corner.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2'));
  return { repeated, filter: { relative: corners.join(':'), absolute: `${sheet}${absolute.join(':')}` } };
}

/** A sheet's name as links and formulas write it. */
export function quotedName(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}
