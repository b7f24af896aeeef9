import type { Language } from '#engine/languages/languages.ts';
import { printable } from '#server/export/printable.ts';

import type { PdfText } from './PdfModel.ts';

const zeroWidthSpace = '\u200B';
// A word of more characters than fit into the narrowest column may break anywhere.
const longWord = /\S{36,}/g;
const breakAfter = 12;
// Typst aborts on a run of more than 65,535 bytes.
const mostInRun = 8000;

/**
 * A text for the template: without controls, and with places where words that are too long may break.
 *
 * @param lang where it is not the document's
 */
export function pdfText(text: string, lang?: Language): PdfText {
  const lines = printable(text).replaceAll('\t', ' ').split('\n');
  return { lines: lines.map((line) => splitRuns(line.replace(longWord, breakWord))), ...(lang && { lang }) };
}

/** The same as one run, for places that take no markup. */
export function pdfLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').slice(0, mostInRun);
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
