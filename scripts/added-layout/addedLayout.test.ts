import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

interface Printed {
  faults: unknown[];
  misnamed: { file: string; pointer: string; message: string }[];
  pictures: string[];
}

it('reads, checks and draws a layout that is added by its folder and a line in each table', () => {
  const script = fileURLToPath(new URL('addRings.ts', import.meta.url));
  const { faults, misnamed, pictures } = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8' }),
  ) as Printed;
  expect(faults).toEqual([]);
  expect(misnamed).toMatchObject([
    { file: 'ui.json', pointer: '/picture/0/name', message: expect.stringContaining('colour') },
  ]);
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toContain('The first');
  expect(pictures[0]).toContain('1 rings');
});
