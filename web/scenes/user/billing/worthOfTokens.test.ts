import { expect, it } from 'vitest';

import { worthOfTokens } from './worthOfTokens.ts';

const costs = [5, 15, 20];

it.each([
  [120, { kind: 'projects', count: 3 }],
  [119, { kind: 'projects', count: 2 }],
  [40, { kind: 'projects', count: 1 }],
  [39, { kind: 'drafts', count: 2 }],
  // Less than a draft of middling cost, and enough for the cheapest.
  [5, { kind: 'drafts', count: 1 }],
  [4, { kind: 'nothing' }],
  [0, { kind: 'nothing' }],
])('%i tokens are good for %o', (tokens, worth) => {
  expect(worthOfTokens(tokens, costs)).toEqual(worth);
});

it('says nothing before it knows what drafts cost', () => {
  expect(worthOfTokens(100, [])).toBeNull();
});
