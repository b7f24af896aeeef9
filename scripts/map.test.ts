import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readMap } from './testing/readMap.ts';

const map = readMap();

it.each(['engine', 'server', 'web'])('docs/architecture.md draws every room of %s, and no other', (place) => {
  const folders = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const drawn = map[place]?.map(({ name }) => name) ?? [];
  expect(drawn.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});
