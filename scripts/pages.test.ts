import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { importsOf, isTest, namedBy, sources } from './testing/importsOf.ts';

const pages = sources('web/**/*.{ts,tsx}');
const roomOf = (file: string) => file.split('/').slice(0, -1)[1];
const sceneOf = (file: string) => /^web\/scenes\/([^/]+)\//.exec(file)?.[1];

it('finds the pages', () => {
  expect(pages.length).toBeGreaterThan(600);
  expect(new Set(pages.map(sceneOf)).size).toBeGreaterThan(10);
});

it('no page imports another, and nothing but the routes imports a page', () => {
  const found = pages
    .filter((file) => !['web/entryRoutes.tsx', 'web/pageRoutes.tsx'].includes(file))
    .flatMap((file) =>
      namedBy(file)
        .filter((target) => sceneOf(target) !== undefined && sceneOf(target) !== sceneOf(file))
        .map((target) => `${file} imports ${target}. What both use stands outside of web/scenes.`),
    );
  expect(found).toEqual([]);
});

it('no rooms of the pages import each other in a circle', () => {
  const below = new Map<string, Set<string>>();
  for (const file of pages) {
    const room = roomOf(file);
    for (const target of importsOf(file)) {
      const other = target.startsWith('web/') && !isTest(target) ? roomOf(target) : undefined;
      if (room === undefined || other === undefined || other === room) continue;
      below.set(room, (below.get(room) ?? new Set()).add(other));
    }
  }
  const reached = (room: string, seen = new Set<string>()): Set<string> => {
    for (const other of below.get(room) ?? []) {
      if (!seen.has(other)) reached(other, seen.add(other));
    }
    return seen;
  };
  expect(below.size).toBeGreaterThan(10);
  expect([...below.keys()].filter((room) => reached(room).has(room))).toEqual([]);
});

it('only web/paths.ts and what it is made of say where a page is', () => {
  const homes = ['web/paths.ts', 'web/entryPaths.ts'];
  const paths = homes.map((file) => readFileSync(file, 'utf8')).join('\n');
  const starts = new Set([...paths.matchAll(/['`]\/([a-z-]+)/g)].map(([, start]) => start));
  expect(starts).toContain('project');
  const address = new RegExp(
    `(?<=['"\`])/(?:${[...starts].join('|')})(?![\\w-]|\\.\\w)[^'"\`]*|(?<=\\bto=["'])/(?=["'])|(?<=navigate\\(['"])/(?=['"])`,
    'g',
  );
  const found = pages
    .filter((file) => !homes.includes(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(address) ?? []).map(
        (text) => `${file} spells ${text}. Take it from #web/paths.ts.`,
      ),
    );
  expect(found).toEqual([]);
});
