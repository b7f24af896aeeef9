import { findLetters } from '#engine/search/findLetters.ts';

// In UTF-16 units.
const longest = 140;
const before = 40;

/** A text, or where it is long, what stands around the words that were found in it. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const found = findLetters(line, words.join(' ')) ?? findLetters(line, words[0]!);
  const wanted = Math.max(0, Math.min((found?.start ?? 0) - before, line.length - longest));
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1 || wanted;
  const rest = line.slice(start, start + longest);
  const end = start + rest.length >= line.length ? rest : rest.slice(0, Math.max(rest.lastIndexOf(' '), longest / 2));
  return `${start > 0 ? '…' : ''}${end.toWellFormed()}${start + end.length < line.length ? '…' : ''}`;
}
