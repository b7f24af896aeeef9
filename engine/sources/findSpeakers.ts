import { readHead } from './readLines.ts';
import type { Speaker } from './SourceLine.ts';
import { mostSpeakers } from './sourceRules.ts';

// A sentence that ends with a colon is no name.
const mostWords = 4;

/**
 * Who seems to speak in a text: labels that stand before the words of two lines or more, in the order in which they
 * come; one line is enough where it tells its time.
 *
 * @param known whom a person has named; they come first
 */
export function findSpeakers(text: string, known: readonly Omit<Speaker, 'id'>[] = []): Speaker[] {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const { label, time } = readHead(line);
    if (label === undefined || label.split(/\s+/).length > mostWords || !/^\p{L}/u.test(label)) continue;
    counts.set(label, (counts.get(label) ?? 0) + (time === undefined ? 1 : 2));
  }
  const named = new Set(known.map(({ label }) => label));
  const found = [...counts].flatMap(([label, count]) => (count > 1 && !named.has(label) ? [{ label }] : []));
  return [...known, ...found].slice(0, mostSpeakers).map((speaker, index) => ({ ...speaker, id: `p${index + 1}` }));
}
