import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Worth } from '#engine/provenance/Worth.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { ranks } from './Rank.ts';
import type { RankedInput } from './RankedInput.ts';
import { Ranking } from './Ranking.ts';

const { registry } = loadedToolsets();
const length = (value: unknown) => JSON.stringify(value).length;

function input(id: string, document: ToolsetDocument, changes: Partial<RankedInput> = {}): RankedInput {
  const owner = registry.has(id) ? registry.get(id) : undefined;
  return { id, document, owner, worth: 'written', referable: new Set(), isSubject: false, ...changes };
}

const shorten = (inputs: RankedInput[], budget: number) => new Ranking().rank(inputs).shorten(budget);

const notes = (count: number, text = 'note') => Array.from({ length: count }, (_, index) => `${text} ${index}`);

const talk = {
  id: 'ayse',
  interviewee: 'Ayşe',
  status: 'done',
  place: 'Her shop, behind the counter, after closing time',
  questions: notes(5, 'What did you do the last time, and the time before that'),
  quotes: ['The collector leaves me nine hundred a month, why should I pay?'],
};
const planned = { id: 'can', interviewee: 'Can', status: 'planned', place: 'His office', questions: notes(5, 'Why') };

it('leaves inputs that fit unchanged', () => {
  const [about] = [input('about', { summary: 'Bread of yesterday.' })];
  expect(shorten([about], 100).inputs).toEqual([{ id: 'about', document: about.document, leftOut: {} }]);
});

it('keeps what was said when plans, places and questions go', () => {
  const interviews = input('exploratory-interview', { interviews: [talk, planned] });
  const found = {
    interviews: [
      { id: 'ayse', interviewee: 'Ayşe', status: 'done', quotes: talk.quotes },
      { id: 'can', interviewee: 'Can', status: 'planned' },
    ],
  };
  const { inputs, arrived } = shorten([interviews], length(found));
  expect(inputs[0]!.document).toEqual(found);
  expect(inputs[0]!.leftOut).toEqual({ '/interviews/*/place': 2, '/interviews/*/questions': 2 });
  expect(arrived[1].left).toBe(arrived[1].of);
});

it('keeps what was said rather than what people wrote elsewhere, and that rather than what nobody has confirmed', () => {
  const inputs = [
    input('sections', { problem: 'x'.repeat(300) }),
    input('exploratory-interview', { interviews: [{ ...talk, place: '', questions: [] }] }),
    input('market', { 'overview?': 'y'.repeat(300) }),
  ];
  const ids = (budget: number) =>
    shorten(inputs, budget).inputs.flatMap(({ document }, index) =>
      Object.keys(document).length > 0 ? [inputs[index]!.id] : [],
    );
  expect(ids(700)).toEqual(['sections', 'exploratory-interview']);
  expect(ids(400)).toEqual(['exploratory-interview']);
});

it('keeps lists whole that a field of the draft refers to, by id and name', () => {
  const stakeholders = notes(20, 'Baker of the street').map((nameOrRole, index) => ({
    id: `b${index}`,
    nameOrRole,
    why: 'Has bread left in the evening, and gives it away.',
  }));
  const referable = new Set(['/stakeholders/*/id', '/stakeholders/*/nameOrRole']);
  const named = { stakeholders: stakeholders.map(({ id, nameOrRole }) => ({ id, nameOrRole })) };
  const { inputs } = shorten([input('stakeholder', { stakeholders }, { referable })], length(named));
  expect(inputs[0]!.document).toEqual(named);
});

it('keeps results with the hypotheses that they answer, and claims about which something is known', () => {
  const plan = input('observation', {
    observations: [
      {
        id: 'a',
        title: 'Closing time',
        status: 'planned',
        hypotheses: [
          { id: 'open', statement: 'Somebody will ask for a bag.' },
          { id: 'met', statement: 'Two crates are left.', resultValue: 26, verdict: 'supported' },
        ],
      },
    ],
  });
  const text = JSON.stringify(shorten([plan], 200).inputs[0]!.document);
  expect(text).toContain('Two crates are left.');
  expect(text).not.toContain('Somebody will ask');

  const claims = [
    { id: 'c1', assumption: 'People pay a share.', evidence: 'refuted (test: 0.8, expected at least 1.5)' },
    { id: 'c2', assumption: 'Bakers answer the phone.', evidence: 'assumed' },
  ];
  const known = shorten([input('exploratory-interview', { assumptionsToTest: claims })], 140).inputs[0]!.document;
  expect(known).toEqual({ assumptionsToTest: [claims[0]] });
  const kept = (unknown: string) =>
    Object.keys(shorten([input('about', { summary: unknown, unknown })], 70).inputs[0]!.document);
  expect(kept('Rents rise. [supported (2 people said so)]')).toEqual(['unknown']);
  for (const text of ['Nobody knows. [assumed (nobody has said so)]', 'It rains a lot here. [refuted nowhere at all'])
    expect(kept(text)).toEqual(['summary']);
});

it('leaves out what gives the frame before what the draft is made from, and last items first', () => {
  const ideas = (from: number) => notes(8, `idea of ${from}`).map((name) => ({ name }));
  const [frame, subject] = [input('a', { ideas: ideas(1) }), input('b', { ideas: ideas(2) }, { isSubject: true })];
  const { inputs } = shorten([frame, subject], 300);
  expect(inputs[1]!.document).toEqual(subject.document);
  expect(inputs[0]!.document).toEqual({ ideas: ideas(1).slice(0, (inputs[0]!.document['ideas'] as []).length) });
});

it('shortens lists within items before it leaves out an item', () => {
  const personas = [1, 2, 3].map((number) => ({ name: `Person ${number}`, pains: notes(9) }));
  const kept = shorten([input('x', { personas })], 250).inputs[0]!.document['personas'] as typeof personas;
  expect(kept.map(({ name }) => name)).toEqual(['Person 1', 'Person 2', 'Person 3']);
  for (const { pains } of kept) expect(pains).toEqual(notes(pains.length));
  expect(kept.every(({ pains }) => pains.length >= 2)).toBe(true);
});

it('uses the room that there is, however much brackets and names take beside what is said', () => {
  const found = ['observation', 'exploratory-interview', 'validation-interview', 'experiments', 'lessons-learned'];
  const inputs = found.map((id) => input(id, registry.get(id).examples.tr));
  for (const budget of [3_000, 6_000, 9_000, 12_000]) {
    expect(shorten(inputs, budget).used).toBeGreaterThan(budget * 0.8);
  }
});

it('meets any budget, changes no value, and leaves out nothing of a rank while anything of a later one is there', () => {
  const text = fc.string({ maxLength: 40 });
  const item = fc.record(
    {
      id: fc.uuid(),
      interviewee: text,
      status: fc.constantFrom('planned', 'done'),
      place: text,
      quotes: fc.array(text, { maxLength: 4 }),
      'gains?': fc.array(text, { maxLength: 3 }),
    },
    { requiredKeys: ['id', 'interviewee'] },
  );
  const document = fc.record({ interviews: fc.array(item, { maxLength: 6 }), 'notes?': text, summary: text });
  const worth = fc.constantFrom<Worth>('written', 'partly confirmed', 'saved as drafted', 'draft', 'planned');
  const given = fc.record({ document, worth, isSubject: fc.boolean() });
  fc.assert(
    fc.property(fc.array(given, { minLength: 1, maxLength: 4 }), fc.integer({ min: 20, max: 2000 }), (all, budget) => {
      const inputs = all.map(({ document: one, ...more }) => input('exploratory-interview', one, more));
      const { inputs: short, arrived } = shorten(inputs, budget);
      expect(short.reduce((sum, one) => sum + length(one.document), 0)).toBeLessThanOrEqual(
        Math.max(budget, 2 * all.length),
      );
      for (const [index, one] of short.entries()) expectPartOf(one.document, all[index]!.document);
      const firstCut = ranks.find((rank) => arrived[rank].left < arrived[rank].of);
      for (const rank of ranks) if (firstCut && rank > firstCut) expect(arrived[rank].left).toBe(0);
    }),
  );
});

/** Asserts that lists keep their order, fields are a subset, and values unchanged. */
function expectPartOf(short: unknown, whole: unknown): void {
  if (Array.isArray(short)) {
    let from = 0;
    for (const item of short) {
      const at = (whole as unknown[]).findIndex((one, index) => index >= from && isPartOf(item, one));
      expect(at).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  } else if (typeof short !== 'object' || short === null) expect(short).toBe(whole);
  else for (const [key, child] of Object.entries(short)) expectPartOf(child, (whole as Record<string, unknown>)[key]);
}

function isPartOf(short: unknown, whole: unknown): boolean {
  try {
    expectPartOf(short, whole);
    return true;
  } catch {
    return false;
  }
}
