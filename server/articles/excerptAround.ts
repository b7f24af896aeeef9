import { foldPlaces } from '#engine/search/findLetters.ts';

const before = 60;
const after = 140;

/** An excerpt of a text around the first match of some folded words, cut at word boundaries. */
export function excerptAround(text: string, words: string[]): string {
  const { folded, starts } = foldPlaces(text);
  const places = words.map((word) => starts[folded.indexOf(word)] ?? -1).filter((place) => place >= 0);
  const hit = Math.min(...places, text.length);
  const start = hit <= before ? 0 : text.indexOf(' ', hit - before) + 1;
  const end = hit + after >= text.length ? text.length : text.lastIndexOf(' ', hit + after);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
