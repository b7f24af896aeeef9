import { withoutControls } from '#engine/schema/withoutControls.ts';

import type { PdfText } from './PdfModel.ts';

// Non-characters, and marks that turn the direction of what follows: with those, readers no longer find the letters beside them.
const unprintable = /[\uFFFE\uFFFF\uFEFF\u202A-\u202E\u2066-\u2069]/g;
const zeroWidthSpace = '\u200B';
// A word of more characters than fit into the narrowest column may break anywhere.
const longWord = /\S{36,}/g;
const breakAfter = 12;
// Typst aborts on a run of more than 65,535 bytes.
const mostInRun = 8000;

/** A text for the template: without controls, and with places where words that are too long may break. */
export function pdfText(text: string): PdfText {
  const lines = clean(text).replaceAll('\t', ' ').split('\n');
  return lines.map((line) => splitRuns(line.replace(longWord, breakWord)));
}

/** The same as one run, for places that take no markup. */
export function pdfLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').slice(0, mostInRun);
}

function clean(text: string): string {
  return withoutControls(text).replace(unprintable, '');
}

function breakWord(word: string): string {
  const characters = [...word];
  return characters
    .map((character, index) => (index % breakAfter === breakAfter - 1 ? character + zeroWidthSpace : character))
    .join('');
}

function splitRuns(line: string): string[] {
  if (line.length <= mostInRun) return [line];
  const characters = [...line];
  return Array.from({ length: Math.ceil(characters.length / mostInRun) }, (_, index) =>
    characters.slice(index * mostInRun, (index + 1) * mostInRun).join(''),
  );
}
