import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { builtInToolsets } from './builtInToolsets.ts';
import { checkedFolders } from './checkedFolders.ts';
import { readToolsetFolders } from './readToolsetFolders.ts';

const cache = mkdtempSync(path.join(tmpdir(), 'filiz-cache-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const folder = readToolsetFolders(builtInToolsets).folders.find(({ name }) => name === 'stakeholder')!;

it('returns a cached folder, and checks one that changed', () => {
  const first = checkedFolders(cache)(folder);
  expect(first.toolset?.manifest.id).toBe('stakeholder');
  expect(checkedFolders(cache)(folder)).toEqual(first);
  const changed = { ...folder, files: { ...folder.files, 'ui.json': '{}' } };
  const kept = readdirSync(cache).length;
  expect(checkedFolders(cache)(changed).faults.length).toBeGreaterThan(0);
  expect(readdirSync(cache)).toHaveLength(kept);
});

it('is safe with another server that has the same process id and writes the same folder', () => {
  checkedFolders(cache)(folder);
  const [name = ''] = readdirSync(cache);
  const shared = mkdtempSync(path.join(cache, 'shared-'));
  // The other server's temporary file.
  mkdirSync(path.join(shared, `${name}.${process.pid}`));
  expect(checkedFolders(shared)(folder).toolset?.manifest.id).toBe('stakeholder');
  expect(readdirSync(shared)).toContain(name);
});
