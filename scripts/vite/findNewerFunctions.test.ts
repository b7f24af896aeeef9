import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { findNewerFunctions } from './findNewerFunctions.ts';
import { oldestBrowsers } from './oldestBrowsers.ts';

/** Functions of libraries that ask for them in a way that cannot be seen where they are called. */
const askedFor = new Set([
  'showPopover', // pragmatic-drag-and-drop: by a function of its own
  'startViewTransition', // React Router: only with the option `viewTransition`, which nothing here takes
]);

describe('functions that the oldest browsers have not', () => {
  it.each([
    ['Map.groupBy(list, of)', 'Map.groupBy'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any([one, other])', 'AbortSignal.any'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['new Intl.DurationFormat("tr")', 'Intl.DurationFormat'],
    ['one.isSubsetOf(other)', 'isSubsetOf'],
    ['map.values().map(show)', 'Iterator.map'],
    ['Array.fromAsync(stream)', 'Array.fromAsync'],
    ['requestIdleCallback(run)', 'requestIdleCallback'],
    ['part.checkVisibility()', 'checkVisibility'],
    ['box.showPopover()', 'showPopover'],
  ])('are found: %s', (code, name) => expect(findNewerFunctions(code)).toEqual([name]));

  it.each([
    'Object.values(map).map(show)',
    'list.toSorted()',
    "if (typeof requestIdleCallback === 'function') requestIdleCallback(run)",
    'box.showPopover?.()',
    'URL.canParse && URL.canParse(text)',
  ])('are not %s', (code) => expect(findNewerFunctions(code)).toEqual([]));

  it('are not called in what is built', () => {
    const files = globSync('dist/web/**/*.js');
    expect(files.length, 'dist/web is missing: run npm run build').toBeGreaterThan(50);
    const found = files.flatMap((file) =>
      findNewerFunctions(readFileSync(file, 'utf8'))
        .filter((name) => !askedFor.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

it('names these browsers on the page that others see', () => {
  const page = readFileSync('index.html', 'utf8').replaceAll(/\s+/g, ' ');
  const { chrome, firefox, safari } = oldestBrowsers;
  for (const edge of ['Chrome or Edge', 'Chrome veya Edge'])
    expect(page).toContain(`${edge} ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});
