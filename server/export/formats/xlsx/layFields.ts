import { columnWidths } from './columnWidths.ts';
import type { SheetCells } from './SheetPlan.ts';

// In characters.
const leastForValues = 60;
const labelWidth = 24;

/**
 * Lays rows of labels and values above tables: values span as many of the tables' columns as they need, so that these
 * stay as narrow as their own texts.
 */
export function layFields(fields: readonly SheetCells[], tables: readonly SheetCells[]) {
  const ofTables = columnWidths(tables);
  if (fields.length === 0) return { rows: [], widths: ofTables };
  const wanted = Math.max(leastForValues, ...columnWidths(fields.map((row) => row.slice(1))));
  const [first = 0, ...others] = ofTables;
  const labels = columnWidths(fields.map((row) => row.slice(0, 1)))[0] ?? 0;
  const widths = [Math.max(first, Math.min(labels, labelWidth))];
  let span = 0;
  for (let room = 0; room < wanted; span += 1) {
    const width = others[span] ?? wanted - room;
    widths.push(width);
    room += width;
  }
  return { rows: fields.map((row) => spread(row, span)), widths: [...widths, ...others.slice(span)] };
}

function spread([label = null, value]: SheetCells, span: number): SheetCells {
  if (!value || span === 1) return [label, value ?? null];
  return [label, { ...value, columnSpan: span }, ...Array.from({ length: span - 1 }, () => null)];
}
