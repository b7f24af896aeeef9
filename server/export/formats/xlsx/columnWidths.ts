import type { SheetCells } from './SheetPlan.ts';

// In characters.
const [least, most, mostOfAll] = [10, 60, 120];
const dateWidth = 20;
/** No row of Excel is higher than so many lines; what is longer needs a wider column. */
const mostLines = 26;
// Also for the arrow of a filter.
const margin = 3;

/** How wide the columns of rows are: short texts on one line, longer ones on a few, all within what a row can show. */
export function columnWidths(rows: readonly SheetCells[]): number[] {
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: count }, (_, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const texts = cells.flatMap(({ value, wrap }) => (wrap && typeof value === 'string' ? [value] : []));
    const dates = cells.some(({ value }) => value instanceof Date) ? dateWidth : 0;
    const widest = texts.reduce((width, text) => Math.max(width, wantedWidth(text)), Math.max(least, dates));
    const width = Math.min(most, widest);
    return texts.reduce(widenFor, Math.ceil(width));
  });
}

function wantedWidth(text: string): number {
  const lines = text.split('\n');
  const longestLine = longest(lines) + margin;
  const longestWord = longest(text.split(/\s+/)) + margin;
  return Math.min(longestLine, Math.max(Math.sqrt(text.length * 12), longestWord));
}

/** The length of the longest; a text may have more words than a call can take arguments. */
function longest(parts: readonly string[]): number {
  return parts.reduce((most, { length }) => Math.max(most, length), 0);
}

function widenFor(width: number, text: string): number {
  let wide = width;
  while (wide < mostOfAll && linesAt(text, wide) > mostLines) wide += 10;
  return wide;
}

/** Lines end at words, so that a tenth of them stays empty. */
function linesAt(text: string, width: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / (width * 0.9))), 0);
}
