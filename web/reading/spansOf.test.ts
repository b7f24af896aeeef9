import { expect, it } from 'vitest';

import type { TextBlock } from '#engine/reading/Part.ts';

import { spansOf } from './spansOf.ts';

const [whole, rest, half] = [6, 4, 3].map((columns) => `roomy:col-span-${columns}`);
const short: TextBlock = { kind: 'paragraph', label: 'Why', text: 'A few words.', pointer: '/a' };
const long: TextBlock = { ...short, text: 'A sentence. '.repeat(40) };
const facts = (count: number): TextBlock => {
  const fields = Array.from({ length: count }, (_, index) => ({ label: 'L', text: 'T', pointer: `/f${index}` }));
  return { kind: 'fields', fields, pointer: '/f0' };
};

it('sets short texts in pairs, and leaves none alone in half of a row', () => {
  expect(spansOf([short, short])).toEqual([half, half]);
  expect(spansOf([short, short, short])).toEqual([whole, half, half]);
  expect(spansOf([long, short, long, short, short])).toEqual([whole, whole, whole, half, half]);
});

it('sets a short text beside a fact that has a row of its own', () => {
  expect(spansOf([facts(1), short, long])).toEqual([whole, rest, whole]);
  expect(spansOf([facts(3), short])).toEqual([whole, whole]);
});
