import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { type Place, translateTables } from './translateTables.ts';

const root = path.join(import.meta.dirname, '../..');
let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'added-language-'));
  for (const name of ['engine', 'scripts/added-language', 'package.json', 'tsconfig.json', 'tsconfig.engine.json'])
    cpSync(path.join(root, name), path.join(house, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  cpSync(path.join(import.meta.dirname, 'eo.ts'), path.join(house, 'engine/languages/eo.ts'));
  const table = path.join(house, 'engine/languages/languages.ts');
  const text = readFileSync(table, 'utf8')
    .replace("import { tr } from './tr.ts';", "$&\nimport { eo } from './eo.ts';")
    .replace('{ en, tr }', '{ en, tr, eo }');
  writeFileSync(table, text);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** What the compiler says of the engine; the second time in a fraction of the first. */
function compile(): string[] {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const build = ['--tsBuildInfoFile', path.join(house, 'engine.tsbuildinfo'), '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.engine.json', ...build], {
    cwd: house,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => /^\S/.test(line));
}

it('speaks a third language by its file of facts and its words alone, each of which the compiler names', () => {
  const said = compile();
  const places = said.flatMap((line): Place[] => {
    const match = /^(.+)\((\d+),(\d+)\): error TS2741: Property 'eo' is missing/.exec(line);
    return match ? [{ file: match[1]!, line: Number(match[2]), column: Number(match[3]) }] : [];
  });
  expect(said.filter((line) => !/ TS2741: Property 'eo' is missing /.test(line))).toEqual([]);
  expect(places.length).toBeGreaterThan(10);

  translateTables(house, 'eo', places);
  expect(compile()).toEqual([]);

  const script = path.join(house, 'scripts/added-language/speak.ts');
  const spoken = JSON.parse(execFileSync(process.execPath, [script], { cwd: house, encoding: 'utf8' })) as unknown;
  expect(spoken).toMatchObject({
    lacking: ['locales/eo.json', 'examples/eo.json'],
    faults: [],
    titles: { en: 'Ideas', tr: 'Ideas', eo: 'Ideoj' },
    pictures: [expect.stringContaining('La unua')],
    yes: '«Yes»',
    instruction: expect.stringMatching(/^«Write every text/),
    number: 1.5,
    assumptions: [{ text: 'Ĝi funkcias.', index: 0 }],
    isMarkTold: true,
  });
}, 180_000);
