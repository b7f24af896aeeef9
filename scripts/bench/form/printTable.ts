import { medianOf } from '../statistics.ts';
import { peers } from './buildPages.ts';
import { speeds, type FormResults } from './FormResults.ts';
import type { Measurement } from './measurePage.ts';

const rows: [keyof Measurement, string][] = [
  ['cpuPerKey', 'CPU per key (ms)'],
  ['paintP50', 'key to paint, p50 (ms)'],
  ['paintP95', 'key to paint, p95 (ms)'],
  ['interactive', 'interactive, no long task left (ms)'],
  ['firstField', 'first field can be typed into (ms)'],
  ['complete', 'every field there (ms)'],
  ['openCpu', 'CPU to open the page (ms)'],
  ['addItem', 'adding an item (ms)'],
  ['addItemCpu', 'CPU for adding an item (ms)'],
  ['fields', 'fields on the page'],
];

/** Medians over the rounds as a Markdown table. */
export function printTable(results: FormResults): string {
  const lines = ['| | slow-down | filiz | RJSF | JSON Forms | plain HTML |', '|---|---|---|---|---|---|'];
  for (const speed of speeds) {
    for (const [name, title] of rows) {
      const values = peers.map((peer) =>
        medianOf(results[`${peer}@${speed}x`], (round) => round[name]).toFixed(name === 'fields' ? 0 : 2),
      );
      lines.push(`| ${title} | ${speed}x | ${values.join(' | ')} |`);
    }
  }
  return lines.join('\n');
}
