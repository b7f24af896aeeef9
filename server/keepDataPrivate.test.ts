import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { keepDataPrivate } from './keepDataPrivate.ts';
import { startServerProcess } from './testing/startServerProcess.ts';

const open = (directory: string) =>
  readdirSync(directory, { recursive: true })
    .map((name) => path.join(directory, String(name)))
    .concat(directory)
    .filter((file) => statSync(file).mode & 0o077);

it('restricts mails with codes, the database and the secret to the owner', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'filiz-modes-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const dataDirectory = path.join(parent, 'data');
  const before = await startServerProcess({ DATA_DIR: dataDirectory }, {});
  onTestFinished(() => before.kill());
  await before.register();
  mkdirSync(path.join(dataDirectory, 'images'));
  writeFileSync(path.join(dataDirectory, 'images', 'one.png'), '', { mode: 0o600 });
  expect(open(dataDirectory)).toEqual([]);
  await before.kill();

  // Modes as an earlier version or a manual copy left them.
  for (const name of readdirSync(dataDirectory, { recursive: true })) {
    const file = path.join(dataDirectory, String(name));
    chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(dataDirectory, 0o755);
  expect(open(dataDirectory)).toContain(path.join(dataDirectory, 'filiz.sqlite'));
  await keepDataPrivate(dataDirectory, { warn: expect.fail });
  expect(open(dataDirectory)).toEqual([]);
});

it('leaves other files alone, and continues when modes cannot be set', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'filiz-modes-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const tool = path.join(parent, 'tool');
  writeFileSync(tool, '');
  chmodSync(tool, 0o755);
  const shared = path.join(parent, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  const warnings: unknown[] = [];
  const logger = { warn: (...words: unknown[]) => void warnings.push(words) };
  await keepDataPrivate(parent, logger);
  await keepDataPrivate(shared, logger);
  expect(statSync(tool).mode & 0o777).toBe(0o755);
  expect(statSync(shared).mode & 0o7777).toBe(0o1777);
  expect(warnings).toEqual([]);
});
