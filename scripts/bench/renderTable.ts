import { type BenchRow, ratioOf } from './BenchRow.ts';

/** The rows as one Markdown table. */
export function renderTable(rows: readonly BenchRow[]): string {
  const cells = rows.map((row) => [
    row.part,
    row.measure,
    format(row.filiz, row.unit),
    row.peer ? `${row.peer.name}: ${format(row.peer.value, row.unit)}` : '',
    ratioOf(row)?.toFixed(2) ?? '',
    row.atMost === undefined ? '' : `≤ ${row.atMost.toFixed(2)}`,
    verdict(row),
  ]);
  const head = ['part', 'measure', 'Filiz', 'compared with', 'ratio', 'reach', ''];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...cells].map((line) => (line[column] ?? title).length)),
  );
  const draw = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [draw(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...cells.map(draw)].join('\n');
}

function verdict(row: BenchRow): string {
  const ratio = ratioOf(row);
  if (row.atMost === undefined || ratio === null) return '';
  return ratio <= row.atMost ? 'reached' : 'missed';
}

function format(value: number, unit: BenchRow['unit']): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}
