import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** How a file names another, wherever it may stand: `from '…'`, `import '…'`, `import('…')`, `import type('…')`. */
const upwards = /\b(?:from|import)[ (]*'\.\.\//;

it.each(['engine', 'server', 'web'])('names files of other folders of %s from its root', (room) => {
  const files = globSync(`${room}/**/*.{ts,tsx}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => upwards.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('knows what names upwards', () => {
  for (const line of ["import { a } from '../a.ts';", "import '../a.css';", "const b = import('../b.ts');"])
    expect(line).toMatch(upwards);
  for (const line of ["import { a } from './a.ts';", "import { a } from '#web/a.ts';", "path.join(here, '../a')"])
    expect(line).not.toMatch(upwards);
});
