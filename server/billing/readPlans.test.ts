import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import { temporaryDirectory } from '#server/testing/temporaryDirectory.ts';

import { readPlans } from './readPlans.ts';

const usual = JSON.parse(readFileSync(new URL('plans.json', import.meta.url), 'utf8')) as object;

function write(changes: object): string {
  const file = path.join(temporaryDirectory('filiz-plans-'), 'plans.json');
  writeFileSync(file, JSON.stringify({ ...usual, ...changes }));
  return file;
}

it('offers what the product brings, and a welcome of three paths', () => {
  expect(readPlans(null).welcome).toEqual({ paths: 3 });
  expect(readPlans(null).plans.packages.length).toBeGreaterThan(0);
});

it('lets a new account begin with what the file says', async () => {
  const server = await startTestServer({ PLANS_FILE: write({ welcome: { tokens: 250 } }) });
  expect(await (await Person.register(server)).balance()).toBe(250);
  await server.stop();
  const double = await startTestServer({ PLANS_FILE: write({ welcome: { paths: 6 } }) });
  const single = await startTestServer();
  const [twice, once] = await Promise.all([double, single].map(async (one) => (await Person.register(one)).balance()));
  expect(twice! / once!).toBeCloseTo(2, 1);
  await Promise.all([double.stop(), single.stop()]);
});

it.each([
  [{ tokens: -1 }],
  [{ tokens: 1.5 }],
  [{ paths: 0 }],
  [{ paths: 3, tokens: 100 }],
  [{ rounds: 3 }],
  [250],
  [undefined],
])('refuses %j as a welcome, and says what is expected', (welcome) => {
  expect(() => readPlans(write({ welcome }))).toThrow(/PLANS_FILE: \/welcome(\/tokens|\/paths)?: .*expected/);
});
