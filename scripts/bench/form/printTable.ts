import { peers } from './buildPages.ts';
import type { Measurement } from './measurePage.ts';
import type { FormResults } from './FormResults.ts';

const rows: [keyof Measurement, string][] = [
  ['cpuPerKey', 'CPU per key (ms)'],
  ['paintP50', 'key to paint, p50 (ms)'],
  ['paintP95', 'key to paint, p95 (ms)'],
  ['interactive', 'interactive, no long task left (ms)'],
  ['firstField', 'first field can be typed into (ms)'],
  ['complete', 'every field there (ms)'],
  ['addItem', 'adding an item (ms)'],
  ['addItemCpu', 'CPU for adding an item (ms)'],
  ['fields', 'fields on the page'],
];

const goals = [
  ['CPU per key, of RJSF', 'cpuPerKey', 'rjsf', 1 / 3],
  ['CPU per key, of plain HTML', 'cpuPerKey', 'plain', 1.25],
  ['interactive, of RJSF', 'interactive', 'rjsf', 0.75],
] as const;

/** The results as a Markdown table, with the relevant ratios below. */
export function printTable(results: FormResults): string {
  const speeds = [1, 4] as const;
  const lines = ['| | slow-down | filiz | RJSF | JSON Forms | plain HTML |', '|---|---|---|---|---|---|'];
  for (const speed of speeds) {
    for (const [name, title] of rows) {
      const values = peers.map((peer) => results[`${peer}@${speed}x`][name].toFixed(name === 'fields' ? 0 : 2));
      lines.push(`| ${title} | ${speed}x | ${values.join(' | ')} |`);
    }
  }
  lines.push('', '| ratio | slow-down | reached | wanted at most |', '|---|---|---|---|');
  for (const speed of speeds) {
    for (const [title, name, peer, most] of goals) {
      const ratio = results[`filiz@${speed}x`][name] / results[`${peer}@${speed}x`][name];
      lines.push(`| ${title} | ${speed}x | ${ratio.toFixed(2)} | ${most.toFixed(2)} |`);
    }
  }
  return lines.join('\n');
}
