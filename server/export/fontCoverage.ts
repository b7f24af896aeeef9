import { readFileSync } from 'node:fs';

import { fontFamilies, fontFile } from './fonts.ts';
import { readCoverage } from './readCoverage.ts';

let known: ReadonlySet<number> | undefined;

// What is no sign by itself, or is not drawn.
const invisible = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/** Whether the fonts of documents have a sign for a letter. */
export function isCovered(letter: string): boolean {
  known ??= new Set(
    fontFamilies.flatMap(({ folders: [regular = ''] }) => [...readCoverage(readFileSync(fontFile(regular)))]),
  );
  return known.has(letter.codePointAt(0) ?? 0) || invisible.test(letter);
}

/** What takes the place of a letter that no font has, as it would look in any font. */
const box = '□';

/** A text in which what no font has is a box: otherwise it came from whatever fonts a machine has. */
export function withBoxes(text: string): string {
  // Nearly all texts are in letters that every font has.
  if (/^[\0-\u017F]*$/.test(text)) return text;
  return [...text].map((letter) => (isCovered(letter) ? letter : box)).join('');
}
