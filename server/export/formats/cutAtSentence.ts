import { cutAtWord } from './cutAtWord.ts';

/** The whole sentences of a text that fit; cut after a word where not even the first does. */
export function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.matchAll(/[.!?…]["”’)]*(?=\s)/g)].map((match) => match.index + match[0].length);
  const end = ends.findLast((each) => each <= most);
  return end === undefined ? cutAtWord(text, most) : text.slice(0, end);
}
