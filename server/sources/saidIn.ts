import { readLines } from '#engine/sources/readLines.ts';
import type { WholeSource } from '#server/database/repositories/sources.ts';

/** What stands in a source, or what one speaker says in it: each line, and all of it as one text. */
export function saidIn({ text, people }: WholeSource, person?: string): string[] {
  const lines = readLines(text, people)
    .filter(({ speaker }) => person === undefined || speaker === person)
    .map(({ start, end }) => text.slice(start, end));
  return [...lines, lines.join('\n'), ...(person === undefined ? [text] : [])];
}
