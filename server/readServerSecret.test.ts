import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { readServerSecret } from './readServerSecret.ts';

it('is created once, readable by the owner only, and the configured one takes precedence', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'filiz-secret-'));
  const dataDirectory = path.join(parent, 'data');
  const own = readServerSecret({ serverSecret: null, dataDirectory });
  expect(own).toHaveLength(43);
  const file = path.join(dataDirectory, 'secret');
  expect(readFileSync(file, 'utf8')).toBe(own);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readServerSecret({ serverSecret: null, dataDirectory })).toBe(own);
  expect(readServerSecret({ serverSecret: 'given', dataDirectory })).toBe('given');
  rmSync(parent, { recursive: true });
});

it('is created again when a full disk has left an empty file', () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'filiz-secret-'));
  const file = path.join(dataDirectory, 'secret');
  writeFileSync(file, '');
  const own = readServerSecret({ serverSecret: null, dataDirectory });
  expect(own).toHaveLength(43);
  expect(readFileSync(file, 'utf8')).toBe(own);
  expect(readdirSync(dataDirectory)).toEqual(['secret']);
  rmSync(dataDirectory, { recursive: true });
});
