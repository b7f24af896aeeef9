import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { builtInToolsets } from './builtInToolsets.ts';
import { checkedFolders } from './checkedFolders.ts';
import { readToolsetFolders } from './readToolsetFolders.ts';

const cache = mkdtempSync(path.join(tmpdir(), 'filiz-cache-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const folder = readToolsetFolders(builtInToolsets).folders.find(({ name }) => name === 'stakeholder')!;

it('gives a remembered folder as it was, and checks one that changed', () => {
  const first = checkedFolders(cache)(folder);
  expect(first.toolset?.manifest.id).toBe('stakeholder');
  expect(checkedFolders(cache)(folder)).toEqual(first);
  const changed = { ...folder, files: { ...folder.files, 'ui.json': '{}' } };
  const kept = readdirSync(cache).length;
  expect(checkedFolders(cache)(changed).faults.length).toBeGreaterThan(0);
  expect(readdirSync(cache)).toHaveLength(kept);
});
