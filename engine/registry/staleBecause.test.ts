import { expect, it } from 'vitest';

import { type ContentIds, type MadeFrom, staleBecause } from './staleBecause.ts';

const dependencies = [{ id: 'persona' }, { id: 'market' }];
const stale = (madeFrom: MadeFrom, contents: Record<string, Partial<ContentIds>>) =>
  staleBecause(madeFrom, dependencies, (id) => ({ saved: null, draft: null, ...contents[id] }));

it('lists each dependency with other content', () => {
  const madeFrom = { persona: 'p', market: 'm' };
  expect(stale(madeFrom, { persona: { saved: 'p' }, market: { saved: 'm' } })).toEqual([]);
  expect(stale(madeFrom, { persona: { saved: 'q' }, market: { saved: 'm' } })).toEqual(['persona']);
  expect(stale(madeFrom, { persona: { saved: 'q' }, market: { saved: 'n' } })).toEqual(['persona', 'market']);
});

it('includes dependencies that were added or emptied', () => {
  expect(stale({}, {})).toEqual([]);
  expect(stale({}, { market: { saved: 'm' } })).toEqual(['market']);
  expect(stale({ market: 'm' }, {})).toEqual(['market']);
});

it('ignores a pending draft', () => {
  expect(stale({ persona: 'p' }, { persona: { saved: 'p', draft: 'q' } })).toEqual([]);
  expect(stale({}, { persona: { draft: 'q' } })).toEqual([]);
});

it('is empty while the draft used is pending, and after it was saved unchanged', () => {
  const madeFrom = { persona: 'q' };
  expect(stale(madeFrom, { persona: { saved: 'p', draft: 'q' } })).toEqual([]);
  expect(stale(madeFrom, { persona: { draft: 'q' } })).toEqual([]);
  expect(stale(madeFrom, { persona: { saved: 'q' } })).toEqual([]);
});

it('lists a dependency whose draft was discarded, replaced or saved with changes', () => {
  const madeFrom = { persona: 'q' };
  expect(stale(madeFrom, { persona: { saved: 'p' } })).toEqual(['persona']);
  expect(stale(madeFrom, { persona: { saved: 'p', draft: 'r' } })).toEqual(['persona']);
  expect(stale(madeFrom, { persona: { saved: 's' } })).toEqual(['persona']);
});
