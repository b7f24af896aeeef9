import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { loadEnvironmentFile } from './loadEnvironmentFile.ts';

const lines = ['TEST_FIRST=first', 'export TEST_SECOND="second"', "TEST_THIRD='third' # a remark", 'TEST_HELD=file'];

it.each([
  ['as editors on Windows write it', Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)],
  ['as the shell of Windows writes it', Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf16le')],
  ['with bare line ends', Buffer.from(lines.join('\n'))],
])('reads .env %s, and leaves what the environment holds', (_, bytes) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'filiz-env-'));
  const file = path.join(directory, '.env');
  writeFileSync(file, bytes);
  process.env['TEST_HELD'] = 'environment';
  try {
    loadEnvironmentFile(file);
    const read = ['FIRST', 'SECOND', 'THIRD', 'HELD'].map((name) => process.env[`TEST_${name}`]);
    expect(read).toEqual(['first', 'second', 'third', 'environment']);
  } finally {
    for (const name of ['FIRST', 'SECOND', 'THIRD', 'HELD']) delete process.env[`TEST_${name}`];
    rmSync(directory, { recursive: true });
  }
});
