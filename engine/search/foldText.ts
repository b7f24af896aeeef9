import { normalised } from './normalised.ts';

// What stays different once marks and case are gone: the Turkish ı, and letters that have capitals or a middle of their
// own.
const folded: Record<string, string> = { ı: 'i', ß: 'ss', ς: 'σ' };

/** One letter as `foldText` takes it; nothing of a mark that stands for itself. */
export function foldLetter(letter: string): string {
  return foldLetters(letter).replace(/\s/g, ' ');
}

/**
 * A text as it is compared in search, in sorting and where names are recognised: without case, marks and repeated
 * blanks, with the Turkish ı as i, and however its letters are encoded. It is the same for every language, so that a
 * name is found by its letters whatever the language of the page, of the database and of the name are.
 */
export function foldText(text: string): string {
  return foldLetters(text).replace(/\s+/g, ' ').trim();
}

function foldLetters(text: string): string {
  return normalised(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßς]/g, (letter) => folded[letter]!);
}
