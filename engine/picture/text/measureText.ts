import type { FontWeight } from '#engine/picture/Scene.ts';

import { advanceWidths } from './advanceWidths.ts';

// Signs outside of the table are drawn by another font: East Asian ones and emoji are as wide as high.
const otherWidth = 620;
const wideWidth = 1000;
const weights: readonly FontWeight[] = [400, 500, 600, 700];

/** The width of a text in Inter, in the unit of `size`. Kerning is left out. */
export function measureText(text: string, size: number, weight: FontWeight): number {
  return (advanceOfText(text, weight) * size) / 1000;
}

// Most characters by far, found without a search.
const latinEnd = 0x250;
const none = new Uint16Array(0);
const latin = new Map(
  weights.map((weight) => [
    weight,
    Uint16Array.from({ length: latinEnd }, (_, point) => findAdvance(point, weight) ?? 0),
  ]),
);

/** The advance width of a text in thousandths of the font size. */
export function advanceOfText(text: string, weight: FontWeight): number {
  const widths = latinAdvances(weight);
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const known = widths[text.charCodeAt(index)];
    if (known) {
      sum += known;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
    sum += advanceOf(character, weight);
    index += character.length - 1;
  }
  return sum;
}

/** Advance widths in thousandths of the font size, by code unit; 0 where `advanceOf` has to look. */
export function latinAdvances(weight: FontWeight): Readonly<Uint16Array> {
  return latin.get(weight) ?? none;
}

/** The advance width of a character in thousandths of the font size. */
export function advanceOf(character: string, weight: FontWeight): number {
  const point = character.codePointAt(0) ?? 0;
  const known = point < latinEnd ? latin.get(weight)?.[point] : findAdvance(point, weight);
  if (known) return known;
  if (/\p{M}|\u200D|\uFE0F/u.test(character)) return 0;
  return point >= 0x1100 ? wideWidth : otherWidth;
}

function findAdvance(point: number, weight: FontWeight): number | undefined {
  const range = advanceWidths.find(({ first, 400: { length } }) => point >= first && point < first + length);
  if (!range) return undefined;
  const place = point - range.first;
  return weights.filter((each) => each <= weight).reduce((sum, each) => sum + (range[each][place] ?? 0), 0);
}
