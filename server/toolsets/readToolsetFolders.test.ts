import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';

import { readToolsetFolders } from './readToolsetFolders.ts';

let shelf: string;
beforeEach(() => {
  shelf = mkdtempSync(path.join(tmpdir(), 'filiz-shelf-'));
});
afterEach(() => rmSync(shelf, { recursive: true, force: true }));

function write(file: string, text = '{}') {
  const target = path.join(shelf, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

it('reads the files of a toolset and no others', () => {
  write('ideas/schema.json', '{"type":"object"}');
  write('ideas/locales/tr.json', '{"title":"Fikirler"}');
  write('ideas/notes.txt');
  write('.git/schema.json');
  write('README.md');
  expect(readToolsetFolders(shelf)).toEqual({
    folders: [
      { name: 'ideas', files: { 'schema.json': '{"type":"object"}', 'locales/tr.json': '{"title":"Fikirler"}' } },
    ],
    faults: [],
  });
});

it('refuses symbolic links out of a folder', () => {
  write('secret.json', '{"password":"hunter2"}');
  write('ideas/schema.json');
  symlinkSync(path.join(shelf, 'secret.json'), path.join(shelf, 'ideas/ui.json'));
  mkdirSync(path.join(shelf, 'elsewhere'));
  write('elsewhere/en.json', '{"password":"hunter2"}');
  symlinkSync(path.join(shelf, 'elsewhere'), path.join(shelf, 'ideas/locales'));
  symlinkSync(path.join(shelf, 'ideas'), path.join(shelf, 'linked'));

  const { folders, faults } = readToolsetFolders(shelf);
  expect(JSON.stringify(folders)).not.toContain('hunter2');
  expect(faults.map(formatFault).toSorted()).toEqual([
    'ideas/locales/en.json: is not a plain file of this folder',
    'ideas/ui.json: is not a plain file of this folder',
    'linked/: is a link; a toolset must be a folder of its own',
  ]);
});

it('does not read oversized files', () => {
  write('ideas/examples/en.json', `"${'x'.repeat(1_000_000)}"`);
  const { folders, faults } = readToolsetFolders(shelf);
  expect(folders).toEqual([{ name: 'ideas', files: {} }]);
  expect(faults.map(formatFault)).toEqual(['ideas/examples/en.json: is larger than 1 MB']);
});

it('ignores widgets of folders that are not built into the page', () => {
  write('ideas/widgets/slider.tsx', 'export default () => null;');
  expect(readToolsetFolders(shelf).folders).toEqual([{ name: 'ideas', files: {} }]);
});

it.each(['nowhere', 'README.md'])('reports that %s is not a directory', (name) => {
  write('README.md');
  const directory = path.join(shelf, name);
  expect(readToolsetFolders(directory)).toEqual({
    folders: [],
    faults: [{ toolset: directory, file: '', pointer: '', message: 'there is no such directory' }],
  });
});
