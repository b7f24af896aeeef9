import { describe, expect, it } from 'vitest';

import { importsOf, isTest, sources } from './testing/importsOf.ts';
import { readMap } from './testing/readMap.ts';

const storeys = new Map(readMap()['engine']?.map(({ name, storey }) => [name, storey]));
const roomOf = (file: string) => file.split('/')[1] ?? '';
const storeyOf = (file: string) => storeys.get(roomOf(file));

const goesUp = (file: string, target: string) =>
  roomOf(file) !== roomOf(target) && !((storeyOf(target) ?? Infinity) < (storeyOf(file) ?? -1));
const withStorey = (file: string) => `${file} (storey ${storeyOf(file) ?? 'not drawn'})`;

const advice = 'Take it as a parameter, or move one of the two; docs/architecture.md draws the storeys.';

describe('the storeys of the engine', () => {
  it.each([
    "import { parseToolset } from '../folder/parseToolset.ts';",
    "import {\n  parseToolset,\n  type ParsedToolset,\n} from '#engine/folder/parseToolset.ts';",
    "import * as folder from '../folder/parseToolset.ts';",
    "import '../folder/parseToolset.ts';",
    "export { parseToolset } from '../folder/parseToolset.ts';",
    "const { parseToolset } = await import('../folder/parseToolset.ts');",
  ])('see %j', (text) => {
    expect(importsOf('engine/schema/a.ts', text)).toEqual(['engine/folder/parseToolset.ts']);
  });

  it('do not see types', () => {
    const text =
      "import type { A } from '../folder/a.ts';\nexport type { A } from './a.ts';\nlet a: typeof import('./a.ts');";
    expect(importsOf('engine/schema/a.ts', text)).toEqual([]);
  });

  it('take values from those below alone', () => {
    const files = sources('engine/**/*.ts');
    expect(files.length).toBeGreaterThan(400);
    const up = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => !isTest(target) && goesUp(file, target))
        .map((target) => `${withStorey(file)} takes a value from ${withStorey(target)}. ${advice}`),
    );
    expect(up).toEqual([]);
  });
});

it('what people run imports nothing from testing/', () => {
  const files = sources(['{engine,server,web}/**/*.{ts,tsx}', 'scripts/{toolset-*,backup,restore}.ts']);
  expect(files.length).toBeGreaterThan(1500);
  const found = files.flatMap((file) =>
    importsOf(file)
      .filter(isTest)
      .map((target) => `${file} imports ${target}`),
  );
  expect(found).toEqual([]);
});
