import { expect, it } from 'vitest';

import { findUnshown } from './findUnshown.ts';
import { isCovered, withBoxes } from './fontCoverage.ts';

it.each([
  ['Dönkap – ĞÜŞİÖÇ ğüşıöç “önce” ₺ € → ≤ … ✓', [], []],
  ['Привет, Γειά σου, Việt Nam, שלום, مرحبا', [], []],
  ['Bitki 🌱 🪴 👍🏽 👩‍👩‍👧', [], []],
  ['东京', ['Hani'], []],
  ['日本のカフェ、한국', ['Hani', 'Hira', 'Kana', 'Hang'], ['、']],
  ['ไทย हिन्दी ქართული አማርኛ', ['Thai', 'Deva', 'Ethi', 'Geor'], []],
])('tells of %j what no font has', (text, scripts, signs) => {
  expect(findUnshown([text])).toEqual({ scripts, signs });
});

it('puts a box in the place of a letter that no font has, so that it looks alike on every machine', () => {
  expect(withBoxes('Tokyo 东京 🌱')).toBe('Tokyo □□ 🌱');
  expect(isCovered('□')).toBe(true);
});
