import { readHead, readLines } from '#engine/sources/readLines.ts';
import type { WholeSource } from '#server/database/repositories/sources.ts';

/** What stands in a source, or in some lines of it: each line, and all of it as one text. */
export function saidIn(
  { text, people }: Pick<WholeSource, 'text' | 'people'>,
  numbers?: ReadonlySet<number>,
): string[] {
  const lines = readLines(text, people)
    .filter(({ number }) => numbers === undefined || numbers.has(number))
    .map(({ start, end }) => text.slice(start, end));
  // A label that nobody is known by yet stands among the words.
  const unlabelled = lines.map((line) => line.slice(readHead(line).length));
  return [...new Set([...lines, ...unlabelled, lines.join('\n'), ...(numbers === undefined ? [text] : [])])];
}
