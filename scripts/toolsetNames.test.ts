import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { describe, expect, it } from 'vitest';

const ids = globSync('toolsets/*/toolset.json').map((file) => basename(dirname(file)));
const anyId = `(?:${ids.join('|')})`;
/** A whole string literal, or a URL or path segment that names a toolset. */
const literal = new RegExp(`(['"\`])${anyId}\\1|(?:toolsets|tools|settings|article)/${anyId}(?![\\w-])`, 'g');
/** A key of a locale file. */
const key = new RegExp(`"${anyId}(?:_\\w+)?":`, 'g');

const isTest = (file: string) => /\.(?:test|stories)\.tsx?$|Suite\.ts$|(?:^|\/)(?:testing|__fixtures__)\//.test(file);
// A migration of what people have saved tells what happened to one toolset once.
const isMigration = (file: string) => file.startsWith('server/database/migrations/');
// The words of the API for how a source came about: an observation is one, whatever folders there are.
const isWordList = (file: string) => file === 'engine/sources/sourceRules.ts';
const sources = globSync('{engine,server,web,scripts}/**/*.{ts,tsx,mjs}').filter(
  (file) => !isTest(file) && !isMigration(file) && !isWordList(file),
);
const locales = globSync(['{server,web}/**/locales/**/*.json', 'engine/validation/messages/*.json']);

const found = (files: string[], name: RegExp) =>
  files.flatMap((file) => (readFileSync(file, 'utf8').match(name) ?? []).map((match) => `${file}: ${match}`));

describe('everything about a toolset is in its folder', () => {
  it.each([
    `if (id === '${ids[0]}')`,
    `const first = "${ids[0]}";`,
    `new Set(['a', '${ids[0]}'])`,
    `import('../toolsets/${ids[0]}/widgets/a.tsx')`,
    `\`/project/\${id}/tools/${ids[0]}\``,
  ])('finds a name in %s', (code) => {
    expect(code).toMatch(literal);
  });

  it('so no code names a toolset', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(found(sources, literal)).toEqual([]);
  });

  it('so no locale file elsewhere has texts for one', () => {
    expect(locales.length).toBeGreaterThan(5);
    expect(found(locales, key)).toEqual([]);
  });
});
