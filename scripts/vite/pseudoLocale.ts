import type { Plugin } from 'vite';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğħíĵķļɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶĻṀÑÓƤɊŘŠŦÚṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, index) => [letter, [...accented][index]!]));

/** Unicode isolates around interpolated values: invisible, and without effect on the direction of text. */
export const isolates = ['\u2068', '\u2069'] as const;

/**
 * `vite build --mode pseudo`: adds accents to every English text, so that hard-coded text stands out by having none.
 * Interpolated values are kept, between isolates.
 */
export function pseudoLocale(): Plugin {
  return {
    name: 'pseudo-locale',
    enforce: 'pre',
    transform: (code, id) =>
      /\/web\/.+\/locales\/en(\/\w+)?\.json$/.test(id) ? JSON.stringify(accentuate(JSON.parse(code))) : null,
  };
}

function accentuate(words: unknown): unknown {
  if (typeof words === 'string') return accentuateSentence(words);
  return Object.fromEntries(Object.entries(words as object).map(([key, child]) => [key, accentuate(child)]));
}

function accentuateSentence(sentence: string): string {
  return sentence.replace(/\{\{.*?\}\}|<.*?>|[A-Za-z]/g, (part) => {
    if (part.startsWith('{{')) return isolates.join(part);
    return letters.get(part) ?? part;
  });
}
