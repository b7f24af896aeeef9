import { readHead } from './readLines.ts';

/**
 * A source without the words of some lines. The lines stay, so that the numbers of all others hold, and so do the
 * times; the label stands in nothing that is left.
 */
export function withoutLines(text: string, numbers: ReadonlySet<number>): string {
  return text
    .split('\n')
    .map((line, index) => (numbers.has(index + 1) ? line.slice(0, readHead(line).timeLength).trim() : line))
    .join('\n');
}
