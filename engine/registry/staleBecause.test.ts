import { expect, it } from 'vitest';

import { type ContentIds, type MadeFrom, staleBecause } from './staleBecause.ts';

const dependencies = [{ id: 'persona' }, { id: 'market' }];
const stale = (madeFrom: MadeFrom, contents: Record<string, Partial<ContentIds>>) =>
  staleBecause(madeFrom, dependencies, (id) => ({ saved: null, draft: null, ...contents[id] }));

it('names each dependency that holds other content', () => {
  const madeFrom = { persona: 'p', market: 'm' };
  expect(stale(madeFrom, { persona: { saved: 'p' }, market: { saved: 'm' } })).toEqual([]);
  expect(stale(madeFrom, { persona: { saved: 'q' }, market: { saved: 'm' } })).toEqual(['persona']);
  expect(stale(madeFrom, { persona: { saved: 'q' }, market: { saved: 'n' } })).toEqual(['persona', 'market']);
});

it('counts what was not there yet, and what is gone', () => {
  expect(stale({}, {})).toEqual([]);
  expect(stale({}, { market: { saved: 'm' } })).toEqual(['market']);
  expect(stale({ market: 'm' }, {})).toEqual(['market']);
});

it('does not count a draft that nobody saved', () => {
  expect(stale({ persona: 'p' }, { persona: { saved: 'p', draft: 'q' } })).toEqual([]);
  expect(stale({}, { persona: { draft: 'q' } })).toEqual([]);
});

it('takes what was made from a draft for fresh while that waits, and once it is saved unchanged', () => {
  const madeFrom = { persona: 'q' };
  expect(stale(madeFrom, { persona: { saved: 'p', draft: 'q' } })).toEqual([]);
  expect(stale(madeFrom, { persona: { draft: 'q' } })).toEqual([]);
  expect(stale(madeFrom, { persona: { saved: 'q' } })).toEqual([]);
});

it('takes it for stale once that draft was thrown away, replaced or saved with changes', () => {
  const madeFrom = { persona: 'q' };
  expect(stale(madeFrom, { persona: { saved: 'p' } })).toEqual(['persona']);
  expect(stale(madeFrom, { persona: { saved: 'p', draft: 'r' } })).toEqual(['persona']);
  expect(stale(madeFrom, { persona: { saved: 's' } })).toEqual(['persona']);
});
