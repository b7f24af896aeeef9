import { foldText } from '../database/foldText.ts';

const before = 60;
const after = 140;

/** An excerpt of a text around the first match of some folded words, cut at word boundaries. */
export function excerptAround(text: string, words: string[]): string {
  const { folded, starts } = foldCharacters(text);
  const places = words.map((word) => starts[folded.indexOf(word)] ?? -1).filter((place) => place >= 0);
  const hit = Math.min(...places, text.length);
  const start = hit <= before ? 0 : text.indexOf(' ', hit - before) + 1;
  const end = hit + after >= text.length ? text.length : text.lastIndexOf(' ', hit + after);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** A text folded, and the index in the text that each folded character comes from: folding changes lengths. */
function foldCharacters(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let offset = 0;
  for (const character of text) {
    const part = character === ' ' ? ' ' : foldText(character);
    for (let each = 0; each < part.length; each += 1) starts.push(offset);
    folded += part;
    offset += character.length;
  }
  return { folded, starts };
}
