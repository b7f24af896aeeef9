import { isolates } from '../../scripts/vite/pseudoLocale.ts';

const putIn = new RegExp(`${isolates[0]}[^${isolates[1]}]*${isolates[1]}`, 'g');

/** The parts of a text between punctuation and figures. */
function phrasesOf(text: string): string[] {
  return text
    .split(/[^\p{L}\s'’-]+/u)
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
}

/** Every phrase in what the server answered: names, articles, the words of toolset folders. */
export function collectPhrases(data: unknown, into: Set<string>): void {
  // A line by itself too: in Markdown no sign ends a heading.
  if (typeof data === 'string') for (const phrase of [data, ...data.split('\n')].flatMap(phrasesOf)) into.add(phrase);
  else if (typeof data === 'object' && data !== null)
    for (const [key, child] of Object.entries(data)) {
      collectPhrases(key, into);
      collectPhrases(child, into);
    }
}

/** Names of entries are cut where there is little room; shorter than this, a beginning may be a coincidence. */
const shortestBeginning = 10;

/** The phrases of pseudo-localised sentences that come neither from the locale files nor from the server. */
export function findHardCoded(sentences: string[], served: Set<string>): string[] {
  const isServed = (phrase: string) =>
    served.has(phrase) || (phrase.length >= shortestBeginning && [...served].some((whole) => whole.startsWith(phrase)));
  return sentences
    .flatMap((sentence) => phrasesOf(sentence.replace(putIn, '·')))
    .filter((phrase) => /[a-z]{2}/i.test(phrase) && !isServed(phrase));
}
