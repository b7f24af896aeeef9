import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { shortenDocument } from './shortenDocument.ts';

const length = (value: unknown) => JSON.stringify(value).length;
const notes = (count: number) => Array.from({ length: count }, (_, index) => `note ${String(index).padStart(3, '0')}`);

it('leaves a document that fits as it is', () => {
  const document = { goals: ['a', 'b'] };
  expect(shortenDocument(document, 100)).toEqual({ document, leftOut: {} });
});

it('leaves out last items and counts them', () => {
  const { document, leftOut } = shortenDocument({ title: 'Plan', goals: notes(10) }, 75);
  expect(document).toEqual({ title: 'Plan', goals: notes(4) });
  expect(leftOut).toEqual({ '/goals': 6 });
});

it('takes from lists alike rather than emptying one of them', () => {
  const { document, leftOut } = shortenDocument({ adapt: notes(21), combine: notes(20), modify: notes(20) }, 400);
  const lengths = Object.values(document as Record<string, unknown[]>).map((items) => items.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  expect(Object.values(leftOut).reduce((sum, count) => sum + count, 0)).toBe(
    61 - lengths.reduce((sum, each) => sum + each, 0),
  );
});

it('keeps the first item of a list, shortens the lists in it, and gives up whole fields last', () => {
  const document = { personas: [{ name: 'Zeynep', goals: notes(20) }], summary: 'Short.' };
  expect(shortenDocument(document, 110).document).toEqual({
    personas: [{ name: 'Zeynep', goals: notes(4) }],
    summary: 'Short.',
  });
  const short = shortenDocument(document, 30);
  expect(short.document).toEqual({ summary: 'Short.' });
  expect(short.leftOut['/personas']).toBe(1);
});

it('keeps to any budget, never cuts inside a text, and only leaves out', () => {
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

/** Lists may end earlier and fields be missing; what is there is as it was. */
function expectPartOf(short: unknown, whole: unknown): void {
  if (Array.isArray(short)) return short.forEach((item, index) => expectPartOf(item, (whole as unknown[])[index]));
  if (typeof short !== 'object' || short === null) return expect(short).toBe(whole);
  for (const [key, child] of Object.entries(short)) expectPartOf(child, (whole as Record<string, unknown>)[key]);
}
