import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { type FolderChanges, toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { Person } from '#server/testing/Person.ts';
import { startServerProcess } from '#server/testing/startServerProcess.ts';

import { checkedFolders } from './checkedFolders.ts';
import { loadToolsets } from './loadToolsets.ts';

const shelf = mkdtempSync(path.join(tmpdir(), 'filiz-hostile-'));
afterAll(() => rmSync(shelf, { recursive: true, force: true }));

function place(name: string, changes: FolderChanges = {}) {
  for (const [file, text] of Object.entries(toolsetFolder(name, changes).files)) {
    const target = path.join(shelf, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

const schemaWith = (name: object) => ({
  'schema.json': {
    properties: {
      ideas: {
        type: 'array',
        maxItems: 9,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: { id: { type: 'string', maxLength: 40 }, name: { type: 'string', minLength: 1, ...name } },
        },
      },
    },
  },
});
const lines = (count: number, letters: number) =>
  Array.from({ length: count }, (_, index) => String(index).padEnd(letters, 'x').slice(0, letters));
const numbered = (count: number, node: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, node]));
const object = (count: number) => ({
  type: 'object',
  additionalProperties: false,
  properties: numbered(count, { type: 'string', maxLength: 80 }),
});
/** A schema in which a definition stands at so many places. */
const withDefinitions = ($defs: { whole: object } & Record<string, object>, uses: number) => ({
  'schema.json': { properties: numbered(uses, { $ref: '#/$defs/whole' }), $defs },
});
const starter = { ideas: [{ id: 'first', name: `{{${' '.repeat(200_000)}` }] };
const nested = (levels: number) => `${'{{#notes}}'.repeat(levels)}${'{{/notes}}'.repeat(levels)}`;
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`/x${index}`, 'text']));
const template = (more: string) => `The method.\n{{bounds}}\n---\n{{project}}{{fields}}{{notes}}{{language}}${more}\n`;

/** What a folder may hold, and what its author is told. */
const hostile: Record<string, [FolderChanges, RegExp]> = {
  'no-expression': [
    schemaWith({ maxLength: 80, pattern: '([a-z' }),
    /schema\.json .*\/pattern: is no regular expression/,
  ],
  catastrophic: [schemaWith({ maxLength: 80, pattern: '^(.+)+$' }), /schema\.json .*\/pattern: .*many ways/],
  'with-starter': [
    { ...schemaWith({ maxLength: 80, pattern: '([a-z' }), 'starter/en.json': starter, 'starter/tr.json': starter },
    /\/pattern/,
  ],
  'endless-starter': [{ 'starter/en.json': starter, 'starter/tr.json': starter }, /starter\/en\.json/],
  'endless-blanks': [{ 'prompt.md': template(`{{${' '.repeat(30_000)}x`) }, /prompt\.md: .*blanks/],
  'nested-sections': [{ 'prompt.md': template(nested(40_000)) }, /prompt\.md/],
  'many-unknown': [{ 'ui.json': { widgets: many(20_000) } }, /ui\.json/],
  'long-choice': [
    schemaWith({ enum: Array.from({ length: 50_000 }, (_, index) => `x${index}`) }),
    /schema\.json .*enum/,
  ],
  // Each would take a minute, or the memory of a server, to be checked at every use.
  'many-definitions': [
    withDefinitions({ whole: object(9000), ...numbered(12_000, { $ref: '#/$defs/whole' }) }, 1),
    /schema\.json: has more than 1000 properties/,
  ],
  'long-words': [
    withDefinitions({ whole: { type: 'string', enum: lines(190, 4500) } }, 900),
    /schema\.json: is longer than 200000 letters/,
  ],
  'many-required': [
    withDefinitions({ whole: { ...object(1), required: lines(100_000, 1) } }, 900),
    /schema\.json: is longer than 200000 letters/,
  ],
  'many-patterns': [
    withDefinitions(
      {
        whole: {
          ...object(0),
          properties: Object.fromEntries(
            Array.from({ length: 400 }, (_, index) => [
              `p${index}`,
              { type: 'string', maxLength: 80, pattern: `^${'\\p{Lu}\\p{Ll}'.repeat(20)}${index}$` },
            ]),
          ),
        },
      },
      1,
    ),
    /schema\.json: has more than 12 different patterns/,
  ],
  'long-list': [
    {
      'schema.json': {
        properties: { ideas: { type: 'array', maxItems: 1e9, items: { type: 'string', maxLength: 9 } } },
      },
    },
    /maxItems/,
  ],
  'deep-example': [{ 'examples/en.json': `${'['.repeat(100_000)}${']'.repeat(100_000)}` }, /examples\/en\.json/],
  'null-files': [
    { 'schema.json': 'null', 'ui.json': '[]', 'locales/en.json': '7', 'examples/tr.json': '""' },
    /schema\.json/,
  ],
  'no-text': [{ 'toolset.json': '\0\0\0' }, /toolset\.json: is not JSON/],
};

beforeAll(() => {
  place('sound');
  for (const [name, [changes]] of Object.entries(hostile)) place(name, changes);
  // A file where a folder is expected, and a folder where a file is.
  place('misplaced');
  rmSync(path.join(shelf, 'misplaced/locales'), { recursive: true });
  writeFileSync(path.join(shelf, 'misplaced/locales'), 'no folder');
  rmSync(path.join(shelf, 'misplaced/ui.json'));
  mkdirSync(path.join(shelf, 'misplaced/ui.json'));
});

it('names each of them with what is wrong, and loads all others', () => {
  const { registry, faults } = loadToolsets([shelf]);
  expect(registry.toolsets.map(({ manifest }) => manifest.id)).toEqual(['sound']);
  const told = faults.map(formatFault);
  for (const [name, [, words]] of Object.entries(hostile))
    expect(told.filter((line) => line.startsWith(`${name}/`))).toContainEqual(expect.stringMatching(words));
  expect(told).toContainEqual(expect.stringContaining('misplaced/ui.json: is not a plain file'));
  expect(told.length).toBeLessThan(101 * (Object.keys(hostile).length + 1));
});

it('names a folder whose check fails in a way that nobody thought of', () => {
  const failing = (): never => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  const { registry, faults } = loadToolsets([shelf], failing);
  expect(registry.toolsets).toEqual([]);
  expect(faults.map(formatFault)).toContain('sound/: cannot be checked: Maximum call stack size exceeded');
});

it('checks anew where what was kept of an earlier check is torn, or nothing can be kept', () => {
  const cache = path.join(shelf, '.cache');
  const load = () => loadToolsets([shelf], checkedFolders(cache)).registry.toolsets.length;
  expect(load()).toBe(1);
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), '{"manifest":');
  expect(load()).toBe(1);
  rmSync(cache, { recursive: true });
  writeFileSync(cache, 'no folder');
  expect(load()).toBe(1);
});

it('does not keep the server from starting', async () => {
  const server = await startServerProcess({ TOOLSETS_DIR: shelf }, {});
  try {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const reader = await Person.register(server);
    const { data } = (await reader.call('GET', '/api/toolsets?limit=100')).body;
    const ids = data.map(({ id }: { id: string }) => id);
    expect(ids).toContain('sound');
    expect(ids.filter((id: string) => id in hostile)).toEqual([]);
  } finally {
    await server.kill();
  }
});
