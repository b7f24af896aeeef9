import { parseArgs } from 'node:util';

import { buildServer } from '../prepare/buildServer.mjs';
import type { BenchRow } from './BenchRow.ts';
import { renderTable } from './renderTable.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    /** For how long an account does its worst. */
    'hostile-seconds': { type: 'string', default: '600' },
  },
});
const hostileSeconds = Number(values['hostile-seconds']);

const parts: Record<string, () => Promise<BenchRow[]>> = {
  form: async () => (await import('./formRows.ts')).formRows(),
  reading: async () => (await import('./benchReading.ts')).benchReading(),
  prompts: async () => (await import('./prompts/benchPrompts.ts')).benchPrompts(),
  drag: async () => (await import('./drag/benchDrag.ts')).benchDrag(),
  typing: async () => (await import('./typing/benchTyping.ts')).benchTyping(),
  exports: async () => (await import('./exports/benchExports.ts')).benchExports(),
  weight: async () => (await import('./weight/benchWeight.ts')).benchWeight(),
  server: async () => (await import('./server/benchServer.ts')).benchServer(),
  stream: async () => (await import('./stream/benchStream.ts')).benchStream(),
  search: async () => (await import('./search/benchSearch.ts')).benchSearch(),
  accounts: async () => (await import('./accounts/benchAccounts.ts')).benchAccounts(),
  hostile: async () => (await import('./hostile/benchHostile.ts')).benchHostile(hostileSeconds),
  start: async () => (await import('./start/benchStart.ts')).benchStart(),
};

const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(', ')}". The parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

process.on('SIGINT', () => process.exit(130)); // runs the exit handlers, which end child processes
buildServer(process.execPath);
const rows: BenchRow[] = [];
for (const [name, bench] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const began = performance.now();
  try {
    rows.push(...(await bench()));
    console.error(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
  } catch (error) {
    // What the others take minutes to measure is told all the same.
    console.error(`${name}:`, error);
    process.exitCode = 1;
  }
}

console.log(renderTable(rows, new Date().toISOString().slice(0, 10)));
if (values.write)
  (await import('./writeReport.ts')).writeReport(
    rows,
    ['npm run bench', ...(names.length > 0 ? ['--', ...names] : [])].join(' '),
  );
