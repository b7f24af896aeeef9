import { type BenchRow, ratioOf } from './BenchRow.ts';

const head = ['part', 'measure', 'Filiz', 'compared with', 'ratio', 'reach', '', 'run on'];

/** The rows as one Markdown table, each with the day on which it was measured. */
export function renderTable(rows: readonly BenchRow[], day: string): string {
  return alignCells(rows.map((row) => cellsOf(row, day)));
}

/** A table in which the rows of the parts that were measured now stand in place of those in an earlier one. */
export function renewTable(earlier: string, rows: readonly BenchRow[], day: string): string {
  const renewed = new Map(rows.map(({ part }) => [part, rows.filter((row) => row.part === part)]));
  const kept = earlier
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(/ *\| */))
    .filter(([part = '']) => part !== head[0] && !/^-+$/.test(part));
  const parts = [...new Set([...kept.map(([part]) => part ?? ''), ...renewed.keys()])];
  return alignCells(
    parts.flatMap(
      (part) => renewed.get(part)?.map((row) => cellsOf(row, day)) ?? kept.filter((cells) => cells[0] === part),
    ),
  );
}

function cellsOf(row: BenchRow, day: string): string[] {
  return [
    row.part,
    row.measure,
    format(row.filiz, row.unit),
    row.peer ? `${row.peer.name}: ${format(row.peer.value, row.unit)}` : '',
    ratioOf(row)?.toFixed(2) ?? '',
    limitOf(row),
    verdict(row),
    day,
  ];
}

function alignCells(lines: readonly string[][]): string {
  const all = [head, ...lines.map((cells) => head.map((_, column) => cells[column] ?? ''))];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => cells[column]!.trim().length)));
  const draw = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.trim().padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [draw(head), rule, ...all.slice(1).map(draw)].join('\n');
}

function limitOf({ atMost, atLeast }: BenchRow): string {
  if (atMost !== undefined) return `≤ ${atMost.toFixed(2)}`;
  return atLeast === undefined ? '' : `≥ ${atLeast.toFixed(2)}`;
}

function verdict(row: BenchRow): string {
  const { atMost, atLeast } = row;
  const ratio = ratioOf(row);
  if (ratio === null || (atMost === undefined && atLeast === undefined)) return '';
  return ratio <= (atMost ?? Infinity) && ratio >= (atLeast ?? 0) ? 'reached' : 'missed';
}

function format(value: number, unit: BenchRow['unit']): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}
