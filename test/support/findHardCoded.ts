import { isolates } from './pseudoLocale.ts';

const putIn = new RegExp(`${isolates[0]}[^${isolates[1]}]*${isolates[1]}`, 'g');

/** The parts of a text between punctuation and digits; a hyphen before one begins an entry of a list. */
function phrasesOf(text: string): string[] {
  return text
    .split(/[^\p{L}\s'’-]+/u)
    .map((phrase) =>
      phrase
        .replace(/\s+/g, ' ')
        .replace(/^[ -]+|[ -]+$/g, '')
        .toLowerCase(),
    )
    .filter(Boolean);
}

/** Collects every phrase of the server's answers: names, articles, texts of toolset folders. */
export function collectPhrases(data: unknown, into: Set<string>): void {
  // Lines separately too: in Markdown no punctuation ends a heading.
  if (typeof data === 'string') for (const phrase of [data, ...data.split('\n')].flatMap(phrasesOf)) into.add(phrase);
  else if (typeof data === 'object' && data !== null)
    for (const [key, child] of Object.entries(data)) {
      collectPhrases(key, into);
      collectPhrases(child, into);
    }
}

/** Names of entries may be truncated; a shorter common prefix may be coincidence. */
const shortestBeginning = 10;

/** The browser's own words: dates and times are written out by it. */
const timeWords = new Set([
  ...(['long', 'short'] as const).flatMap((length) =>
    Array.from({ length: 12 }, (_, month) =>
      new Date(2026, month, 1).toLocaleString('en', { month: length }).toLowerCase(),
    ),
  ),
  'am',
  'pm',
]);

/** Phrases that are hard-coded: neither from the locale files nor from the server or the browser. */
export function findHardCoded(sentences: string[], served: Set<string>): string[] {
  const isServed = (phrase: string) =>
    timeWords.has(phrase) ||
    served.has(phrase) ||
    (phrase.length >= shortestBeginning && [...served].some((whole) => whole.startsWith(phrase)));
  return sentences
    .flatMap((sentence) => phrasesOf(sentence.replace(putIn, '·')))
    .filter((phrase) => /[a-z]{2}/i.test(phrase) && !isServed(phrase));
}
