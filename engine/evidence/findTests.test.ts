import { expect, it } from 'vitest';

import { noDeclarations } from '#engine/contract/noDeclarations.ts';

import type { EvidenceToolset } from './Evidence.ts';
import { findTests } from './findTests.ts';

const list = '/visits/*/hypotheses';
const visits = {
  manifest: {
    id: 'visits',
    ...noDeclarations,
    hypotheses: [{ list, claim: 'claim', direction: 'direction', threshold: 'thresholdValue' }],
    verdicts: [{ list, result: 'resultValue', verdict: 'verdict', words: {} }],
  },
  schema: { type: 'object', properties: {} },
} as unknown as EvidenceToolset;

const limit = { direction: 'at-least', thresholdValue: 8 };
const document = {
  visits: [
    {
      id: 'a',
      hypotheses: [
        { id: 'one', ...limit, resultValue: 9 },
        { id: 'two', ...limit },
      ],
    },
    { id: 'b', hypotheses: [{ id: 'one', ...limit, resultValue: 3, verdict: 'supported' }, { verdict: 'refuted' }] },
  ],
};

it('takes an item that holds its own result as hypothesis and result, also beside one of the same id', () => {
  const tests = findTests([visits], new Map([['visits', document]]));
  expect(tests.map(({ pointer, verdict, resultAt }) => [pointer, verdict, resultAt?.pointer])).toEqual([
    ['/visits/0/hypotheses/0', 'supported', '/visits/0/hypotheses/0'],
    ['/visits/0/hypotheses/1', 'open', undefined],
    ['/visits/1/hypotheses/0', 'refuted', '/visits/1/hypotheses/0'],
    ['/visits/1/hypotheses/1', 'refuted', '/visits/1/hypotheses/1'],
  ]);
});
