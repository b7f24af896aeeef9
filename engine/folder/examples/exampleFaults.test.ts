import { expect, it } from 'vitest';

import { noDeclarations } from '#engine/contract/noDeclarations.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';

import type { ExampleFacts } from './ExampleFacts.ts';
import { exampleFaults } from './exampleFaults.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const list = '/tests';
const facts: ExampleFacts = {
  year: 2026,
  names: [{ wrong: 'foil', right: 'set' }],
  facts: [{ name: 'the fee', values: ['11'], en: ['([\\d.]+) TL a use'], tr: ['kullanım başına ([\\d,]+) TL'] }],
};

function faultsOf(en: Record<string, unknown>, tr: Record<string, unknown> = en): string[] {
  const toolset = {
    manifest: {
      ...noDeclarations,
      id: 'visits',
      binds: [],
      critic: [{ rule: 'vague-term', field: '/goal' }],
      hypotheses: [{ list, claim: 'claim', direction: 'direction', threshold: 'threshold' }],
      verdicts: [{ list, result: 'result', kind: 'measured', verdict: 'verdict', words: {} }],
    },
    prompt: '- `notes`: up to two notes.',
    schema: {
      type: 'object',
      properties: {
        goal: text,
        notes: { type: 'array', items: text },
        phases: {
          type: 'array',
          items: {
            type: 'object',
            properties: { start: { ...text, format: 'date' }, end: { ...text, format: 'date' } },
          },
        },
        tests: {
          type: 'array',
          items: {
            type: 'object',
            properties: { measure: text, threshold: number, result: number, verdict: { ...text, enum: ['supported'] } },
          },
        },
      },
    },
    examples: { en, tr },
  } as unknown as Toolset;
  return exampleFaults([toolset], facts).map(
    ({ file, pointer, message }) => `${file.slice(9, 11)} ${pointer}: ${message}`,
  );
}

it('finds nothing in examples that agree', () => {
  const en = 'Assumption: On Wednesday 14 January 2026 a lunch costs 1,560.50 TL; the fee is 11 TL a use.';
  const tr = 'Varsayım: 14 Ocak 2026 Çarşamba günü bir öğle 1.560,50 TL; ücret kullanım başına 11 TL.';
  expect(faultsOf({ goal: en }, { goal: tr })).toEqual([]);
});

it.each([
  [
    'figures',
    { goal: 'At 12:15.' },
    { goal: 'Saat 12.45.' },
    'tr /goal: has other figures than the English text: 12:15 / 12:45',
  ],
  [
    'a second mark',
    { goal: 'Assumption: it rains. Assumption: it snows.' },
    undefined,
    'en /goal: marks more than one assumption',
  ],
  [
    'a mark within',
    { goal: 'It rains, assumption: often.' },
    undefined,
    'en /goal: marks an assumption within a sentence',
  ],
  ['another mark', { goal: 'It rains (assumption).' }, undefined, 'en /goal: marks an assumption as “(assumption)”'],
  ['weekdays', { goal: 'On Tuesday 14 January.' }, undefined, 'en /goal: “Tuesday 14 January” is a wednesday'],
  [
    'order',
    { phases: [{ start: '2026-05-04', end: '2026-05-01' }] },
    undefined,
    'en /phases/0/end: 2026-05-01 comes before 2026-05-04',
  ],
  ['counts', { notes: ['a', 'b', 'c'] }, undefined, 'en /notes: has 3 entries where the prompt asks for up to 2'],
  [
    'facts',
    { goal: '12 TL a use' },
    { goal: 'kullanım başına 12 TL' },
    'tr /goal: “kullanım başına 12 TL”: the fee is 11',
  ],
  ['words', { goal: 'A foil tray.' }, undefined, 'en /goal: says “foil” instead of “set”'],
  ['the critic', { goal: 'Customers find it easy and fast.' }, undefined, 'breaks the rule vague-term'],
  [
    'verdicts',
    { tests: [{ direction: 'at-least', threshold: 4, result: 3, verdict: 'supported' }] },
    undefined,
    'en /tests/0/verdict: is “supported”, but threshold and result say “refuted”',
  ],
  [
    'thresholds out of reach',
    { tests: [{ measure: 'owners, of two', direction: 'at-least', threshold: 3 }] },
    undefined,
    'en /tests/0: 3 is more than the sample of 2',
  ],
])('finds %s', (_, en, tr, fault) => {
  expect(faultsOf(en, tr ?? en).join('\n')).toContain(fault);
});
