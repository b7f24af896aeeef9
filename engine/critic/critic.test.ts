import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { CriticDeclaration, CriticRule } from './contracts/criticContract.ts';
import { criticise } from './criticise.ts';
import { ruleSources } from './ruleSources.ts';

interface Fixture {
  document: ToolsetDocument;
  fault?: CriticRule;
  others?: Record<string, ToolsetDocument>;
  /** The words were never chosen by it. */
  heldOut?: boolean;
}

const critic: CriticDeclaration[] = [
  { rule: 'leading-question', field: '/questions/*' },
  { rule: 'hypothetical-question', field: '/questions/*' },
  { rule: 'double-barrelled-question', field: '/questions/*' },
  { rule: 'closed-question', field: '/questions/*' },
  { rule: 'untestable-hypothesis', field: '/hypotheses/*', metric: 'metric', threshold: 'threshold' },
  { rule: 'solution-in-problem', field: '/problems/*' },
  { rule: 'too-many-problems', field: '/problemList', count: 3 },
  { rule: 'vague-term', field: '/requirements/*' },
  { rule: 'score-without-reason', field: '/ideas/*/impact', reasons: ['strengths', 'considerations'] },
  { rule: 'result-without-n', field: '/results/*', result: 'result', n: 'n' },
  { rule: 'choice-without-words', field: '/cells/*', choice: 'mark', is: ['gain', 'pain'], words: 'note' },
  { rule: 'name-without-item', field: '/picks/*/name', lists: ['/ideas'], name: 'name' },
  { rule: 'goal-without-test', field: '/tests', goal: 'goal', goals: { toolset: 'aims', field: '/goals/*/goal' } },
  { rule: 'persona-without-source', field: '/personas/*', sources: ['evidence'] },
  { rule: 'story-without-benefit', field: '/stories/*', want: 'iWant', benefit: 'soThat' },
  { rule: 'story-without-benefit', field: '/storyTexts/*' },
  { rule: 'plan-after-result', field: '/testPeriod/start', plan: { toolset: 'plan', field: '/date' } },
];
const manifest = { critic };

function read(language: Language, kind: 'faults' | 'clean'): Fixture[] {
  return JSON.parse(readFileSync(new URL(`fixtures/${language}/${kind}.json`, import.meta.url), 'utf8')) as Fixture[];
}

const hintsOf = (fixture: Fixture, language: Language) =>
  criticise({ manifest }, fixture.document, language, fixture.others);
const show = (fixtures: Fixture[], language: Language) =>
  fixtures.map((fixture) => JSON.stringify([fixture, hintsOf(fixture, language)])).join('\n');

describe.each(['en', 'tr'] as const)('the critic, in %s', (language) => {
  const faults = read(language, 'faults');
  const clean = read(language, 'clean');

  it('finds at least 62 of 65 faults of every rule', () => {
    const missed = faults.filter((fixture) => !hintsOf(fixture, language).some(({ rule }) => rule === fixture.fault));
    console.log(`${language}: ${65 - missed.length} of 65 found; missed:
${show(missed, language)}`);
    expect(faults).toHaveLength(65);
    expect(new Set(faults.map(({ fault }) => fault))).toEqual(new Set(Object.keys(ruleSources)));
    expect(missed.length).toBeLessThanOrEqual(3);
  });

  it('gives at most 3 false alarms over 65 clean texts', () => {
    const alarms = clean.filter((fixture) => hintsOf(fixture, language).length > 0);
    console.log(`${language}: ${alarms.length} false alarms:
${show(alarms, language)}`);
    expect(clean).toHaveLength(65);
    expect(alarms.length).toBeLessThanOrEqual(3);
  });
});

it('says when a plan is dated after the test that it is for, in the reader’s language, and nothing of dates that are missing', () => {
  const criticiseIn = (language: Language, others?: Record<string, ToolsetDocument>) =>
    criticise({ manifest }, { testPeriod: { start: '2026-05-04' } }, language, others);
  expect(criticiseIn('tr', { plan: { date: '2026-05-20' } })).toEqual([
    { pointer: '/testPeriod/start', rule: 'plan-after-result', words: '20 Mayıs 2026' },
  ]);
  expect(criticiseIn('en', { plan: {} })).toEqual([]);
  expect(criticiseIn('en')).toEqual([]);
});

it('asks how many stand behind what nobody planned to test, once it is said for or against a claim', () => {
  const critic: CriticDeclaration[] = [
    { rule: 'result-without-n', field: '/surprises/*', result: 'verdict', n: 'n', is: ['supported', 'refuted'] },
  ];
  const hints = (verdict?: string, n?: number) =>
    criticise({ manifest: { critic } }, { surprises: [{ surprise: 'It smells.', verdict, n }] }, 'en');
  expect(hints('refuted')).toEqual([{ pointer: '/surprises/0/n', rule: 'result-without-n', words: '' }]);
  expect([hints('supported', 12), hints('inconclusive'), hints()]).toEqual([[], [], []]);
});
