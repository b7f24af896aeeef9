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
    verdicts: [{ list, result: 'resultValue', n: 'n', kind: 'measured', verdict: 'verdict', words: {} }],
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

it.each([
  ['nobody was asked', { resultValue: 9, n: 0 }, 'open'],
  ['somebody was', { resultValue: 9, n: 1 }, 'supported'],
  ['it is nearer to the threshold than the margin', { resultValue: 7.5, n: 40, margin: 1 }, 'open'],
  ['it is as far as the margin', { resultValue: 7, n: 40, margin: 1 }, 'refuted'],
])(
  'reads a result where %s',
  (_, { margin, ...result }: { resultValue: number; n: number; margin?: number }, verdict) => {
    const declared = { ...visits.manifest, hypotheses: [{ ...visits.manifest.hypotheses[0]!, margin: 'margin' }] };
    const content = {
      visits: [{ id: 'a', hypotheses: [{ id: 'one', ...limit, ...result, ...(margin && { margin }) }] }],
    };
    const [test] = findTests([{ ...visits, manifest: declared }], new Map([['visits', content]]));
    expect(test).toMatchObject({ verdict, n: result.n, kind: 'measured' });
  },
);
