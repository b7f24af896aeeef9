import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BenchRow } from './BenchRow.ts';
import { machine } from './machine.ts';
import { root } from './process/root.ts';
import { renewTable } from './renderTable.ts';

const begin = '<!-- bench: begin -->';
const end = '<!-- bench: end -->';

/**
 * Writes the rows into the table between its markers in docs/performance.md, and on which machine they were measured.
 */
export function writeReport(rows: readonly BenchRow[], command: string): void {
  const file = join(root, 'docs/performance.md');
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md has no "${begin}" and "${end}"`);
  const day = new Date().toISOString().slice(0, 10);
  const table = renewTable(text.slice(from, to), rows, day);
  const report = `${begin}\n\nLast written by \`${command}\` on ${day}: ${machine()}.\n\n${table}\n\n`;
  writeFileSync(file, text.slice(0, from) + report + text.slice(to));
  // As the check of the format will have it.
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file]);
}
