import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { computeStanding } from './computeStanding.ts';
import { planNextRound } from './planNextRound.ts';

const { toolsets } = loadedToolsets().registry;
const testPlan = 'mvp-test-plan';

const registerOf = (documents: ProjectDocuments) => evidenceRegister(toolsets, documents);

function planFor(id: string, documents: ProjectDocuments, number = 2) {
  const { claims } = computeStanding(toolsets, documents, registerOf(documents));
  return planNextRound({
    toolset: toolsets.find(({ manifest }) => manifest.id === id)!,
    toolsets,
    documents,
    claims: claims.map(({ claim, reason }) => ({ claim, importance: reason.importance })),
    number,
    newId: () => 'new',
  });
}

/** Hypotheses with a verdict each, told by the lessons learned. */
function judged(verdicts: readonly ('supported' | 'refuted' | undefined)[], more: object = {}): ProjectDocuments {
  const ids = verdicts.map((_, index) => `h${index}`);
  const hypotheses = ids.map((id) => ({ id, name: `Hypothesis ${id}`, ...more }));
  const hypothesisResults = ids.map((id, index) => ({ id: `r${index}`, hypothesis: id, verdict: verdicts[index] }));
  return new Map(Object.entries({ [testPlan]: { hypotheses }, 'lessons-learned': { hypothesisResults } }));
}

const idsOf = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);

it('a hypothesis that states nothing and names no claim has its verdict all the same', () => {
  const next = planFor(testPlan, judged(['supported', 'refuted', 'supported']))!;
  expect(next).toMatchObject({ carried: 1, held: 2 });
  expect(idsOf(next.document['hypotheses'])).toEqual(['h1-r2', 'h0', 'h1', 'h2']);
  expect(planFor(testPlan, judged(Array.from({ length: 20 }, () => 'supported' as const)))).toBeNull();
});

it('a full plan keeps all that has its verdict, and says what found no room', () => {
  const verdicts = Array.from({ length: 18 }, (_, index) => (index < 8 ? 'refuted' : 'supported'));
  const documents = judged(verdicts);
  const next = planFor(testPlan, documents)!;
  expect(next).toMatchObject({ carried: 2, held: 10, left: 6 });
  expect(idsOf(next.document['hypotheses'])).toEqual(['h0-r2', 'h1-r2', ...verdicts.map((_, index) => `h${index}`)]);
  const full = planFor(testPlan, judged([...verdicts, 'supported', 'refuted']));
  expect(full).toMatchObject({ carried: 0, left: 9 });
});

it('no claim changes its state by a plan, however full that is, and no hypothesis that waits is lost', () => {
  const verdict = fc.constantFrom('supported' as const, 'refuted' as const, undefined);
  fc.assert(
    fc.property(fc.array(verdict, { minLength: 14, maxLength: 20 }), (verdicts) => {
      const documents = judged(verdicts, { statement: 'It holds.' });
      const next = planFor(testPlan, documents);
      if (!next) return;
      const saved = new Map([...documents, [testPlan, next.document]]);
      const stateOf = new Map(registerOf(saved).claims.map(({ id, state }) => [id, state]));
      for (const { id, state } of registerOf(documents).claims) expect([id, stateOf.get(id)]).toEqual([id, state]);
      const kept = idsOf(next.document['hypotheses']);
      expect(kept.length).toBeLessThanOrEqual(20);
      expect(kept).toEqual(expect.arrayContaining(idsOf(documents.get(testPlan)!['hypotheses'])));
    }),
    { numRuns: 40 },
  );
});

const card = { id: 'a', sentence: 'Five of ten say yes.', claim: 'sections/assumptions/x', kind: 'small-trial' };

it.each([
  ['learned without a number', { state: 'learned', seen: 'Four came.', learned: 'Too few.', decision: 'retire' }],
  ['learned without a word', { state: 'learned', verdict: 'open', nextCard: 'b' }],
  ['told while it runs', { state: 'running', seen: 'Four came.' }],
])('a card that is %s stays as it was, and is repeated under another id', (_, told) => {
  const cards = [{ ...card, ...told, thresholdValue: 5, direction: 'at-least', end: '2026-09-01' }];
  const documents: ProjectDocuments = new Map([['experiments', { cards }]]);
  const next = planFor('experiments', documents)!;
  expect(next.document['cards']).toEqual([{ ...card, id: 'a-r2', thresholdValue: 5, direction: 'at-least' }, ...cards]);
  const again = planFor('experiments', new Map([['experiments', next.document]]), 3)!;
  expect(again.document).toEqual(next.document);
});

it('a learned card that a later one speaks for stays a source', () => {
  const learned = { ...card, state: 'learned', seen: 'Four came.', verdict: 'refuted' };
  const later = { ...learned, id: 'a-r2', verdict: 'supported' };
  const cards = [later, learned, { id: 'b', sentence: 'Open.' }];
  const next = planFor('experiments', new Map([['experiments', { cards }]]), 3)!;
  expect(next.document['cards']).toEqual([{ id: 'b', sentence: 'Open.' }, later, learned]);
});

it.each(['', 'x'])('a long risk is not cut within a letter beyond the basic plane, after "%s"', (lead) => {
  const assumption = { id: 'x', assumption: `${lead}${'🥡'.repeat(70)}`, importance: 5 };
  const next = planFor(testPlan, new Map([['sections', { assumptions: [assumption] }]]))!;
  const [hypothesis] = next.document['hypotheses'] as { name: string }[];
  expect(hypothesis!.name).toMatch(/🥡…$/u);
  expect(hypothesis!.name.isWellFormed()).toBe(true);
});
