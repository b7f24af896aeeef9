import { foldLetter, foldText } from './foldText.ts';

export interface Found {
  start: number;
  end: number;
}

/**
 * Where a text contains the searched letters, compared as by `foldText`: "is" finds "İş" and "ış". The beginning of a
 * word is preferred.
 */
export function findLetters(text: string, search: string): Found | null {
  const wanted = foldText(search);
  if (wanted === '') return null;
  const { folded, starts, ends } = foldPlaces(text);
  const atWord = ` ${folded}`.indexOf(` ${wanted}`);
  const first = atWord < 0 ? folded.indexOf(wanted) : atWord;
  return first < 0 ? null : { start: starts[first]!, end: ends[first + wanted.length - 1]! };
}

/** A text folded, and where in it each letter of the folded one begins and ends: folding changes lengths. */
export function foldPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const letter of text) {
    const part = foldLetter(letter);
    const end = offset + letter.length;
    // A mark belongs to the letter before it, and repeated blanks count as one.
    if ((part === '' || (part === ' ' && folded.endsWith(' '))) && ends.length > 0) ends[ends.length - 1] = end;
    else
      for (const each of part.split('')) {
        folded += each;
        starts.push(offset);
        ends.push(end);
      }
    offset = end;
  }
  return { folded, starts, ends };
}
