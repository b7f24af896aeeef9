import { expect, it } from 'vitest';

import { type DependencyState, staleBecause } from './staleBecause.ts';

const dependencies = [{ id: 'persona' }, { id: 'market' }];
const stale = (madeFrom: Record<string, number>, states: Record<string, Partial<DependencyState>>) =>
  staleBecause(madeFrom, dependencies, (id) => ({ revision: 0, hasDraft: false, ...states[id] }));

it('names each dependency that was saved since', () => {
  const madeFrom = { persona: 2, market: 1 };
  expect(stale(madeFrom, { persona: { revision: 2 }, market: { revision: 1 } })).toEqual([]);
  expect(stale(madeFrom, { persona: { revision: 3 }, market: { revision: 1 } })).toEqual(['persona']);
  expect(stale(madeFrom, { persona: { revision: 3 }, market: { revision: 2 } })).toEqual(['persona', 'market']);
});

it('counts what was not there yet, and what is still not there', () => {
  expect(stale({}, {})).toEqual([]);
  expect(stale({}, { market: { revision: 1 } })).toEqual(['market']);
});

it('does not count a draft that nobody saved', () => {
  expect(stale({ persona: 2 }, { persona: { revision: 2, hasDraft: true } })).toEqual([]);
});

it('takes what a batch made from a draft for fresh while that waits, and once it is saved', () => {
  const madeFrom = { persona: 3 };
  expect(stale(madeFrom, { persona: { revision: 2, hasDraft: true } })).toEqual([]);
  expect(stale(madeFrom, { persona: { revision: 3 } })).toEqual([]);
  expect(stale(madeFrom, { persona: { revision: 4 } })).toEqual(['persona']);
});

it('takes it for stale once that draft was thrown away', () => {
  const madeFrom = { persona: 3 };
  expect(stale(madeFrom, { persona: { revision: 2 } })).toEqual(['persona']);
  expect(stale(madeFrom, { persona: { revision: 1, hasDraft: true } })).toEqual(['persona']);
});
