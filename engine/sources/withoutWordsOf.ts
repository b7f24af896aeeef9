import { readHead, readLines } from './readLines.ts';
import type { Speaker } from './SourceLine.ts';

/**
 * A source without the words of one speaker. The lines stay, so that the numbers of all others hold, and so do the
 * times; the label stands in nothing that is left.
 */
export function withoutWordsOf(text: string, people: readonly Speaker[], speaker: string): string {
  let at = 0;
  const lines = readLines(text, people).map((line) => {
    const written = text.slice(at, line.end);
    at = line.end + 1;
    return line.speaker === speaker ? written.slice(0, readHead(written).timeLength).trim() : written;
  });
  return lines.join('\n');
}
