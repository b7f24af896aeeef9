import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { shortenDocument } from './shortenDocument.ts';

const length = (value: unknown) => JSON.stringify(value).length;
const notes = (count: number) => Array.from({ length: count }, (_, index) => `note ${String(index).padStart(3, '0')}`);

it('leaves a document within the budget unchanged', () => {
  const document = { goals: ['a', 'b'] };
  expect(shortenDocument(document, 100)).toEqual({ document, leftOut: {} });
});

it('removes last items and counts them', () => {
  const { document, leftOut } = shortenDocument({ title: 'Plan', goals: notes(10) }, 75);
  expect(document).toEqual({ title: 'Plan', goals: notes(4) });
  expect(leftOut).toEqual({ '/goals': 6 });
});

it('shortens lists evenly instead of emptying one', () => {
  const { document, leftOut } = shortenDocument({ adapt: notes(21), combine: notes(20), modify: notes(20) }, 400);
  const lengths = Object.values(document as Record<string, unknown[]>).map((items) => items.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  expect(Object.values(leftOut).reduce((sum, count) => sum + count, 0)).toBe(
    61 - lengths.reduce((sum, each) => sum + each, 0),
  );
});

it('shortens the lists within items before it leaves out an item', () => {
  const interviews = [1, 2, 3].map((number) => ({ who: `Person ${number}`, questions: notes(9), pains: notes(3) }));
  const { document, leftOut } = shortenDocument({ interviews }, 480);
  const kept = document['interviews'] as typeof interviews;
  expect(kept.map(({ who }) => who)).toEqual(['Person 1', 'Person 2', 'Person 3']);
  for (const { questions, pains } of kept) {
    expect(questions.length).toBeGreaterThanOrEqual(2);
    expect(pains).toEqual(notes(3));
  }
  expect(Object.keys(leftOut)).toEqual(expect.arrayContaining(['/interviews/0/questions']));
  expect((shortenDocument({ interviews }, 60).document['interviews'] as unknown[]).length).toBeLessThan(3);
});

it('keeps each list’s first item, shortens the lists inside, and removes whole fields last', () => {
  const document = { personas: [{ name: 'Zeynep', goals: notes(20) }], summary: 'Short.' };
  expect(shortenDocument(document, 110).document).toEqual({
    personas: [{ name: 'Zeynep', goals: notes(4) }],
    summary: 'Short.',
  });
  const short = shortenDocument(document, 30);
  expect(short.document).toEqual({ summary: 'Short.' });
  expect(short.leftOut['/personas']).toBe(1);
});

it('meets any budget, only removes, and never truncates a text', () => {
  const text = fc.string({ maxLength: 30 });
  const item = fc.record({ name: text, tags: fc.array(text, { maxLength: 5 }) });
  const documents: fc.Arbitrary<ToolsetDocument> = fc.record({
    title: text,
    items: fc.array(item, { maxLength: 8 }),
    others: fc.array(text, { maxLength: 12 }),
  });
  fc.assert(
    fc.property(documents, fc.integer({ min: 2, max: 600 }), (document, budget) => {
      const short = shortenDocument(document, budget).document;
      expect(length(short)).toBeLessThanOrEqual(budget);
      expectPartOf(short, document);
    }),
    { seed: 1 },
  );
});

/** Asserts that lists are prefixes, fields a subset, and values unchanged. */
function expectPartOf(short: unknown, whole: unknown): void {
  if (Array.isArray(short)) return short.forEach((item, index) => expectPartOf(item, (whole as unknown[])[index]));
  if (typeof short !== 'object' || short === null) return expect(short).toBe(whole);
  for (const [key, child] of Object.entries(short)) expectPartOf(child, (whole as Record<string, unknown>)[key]);
}
