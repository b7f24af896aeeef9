const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğħíĵķļɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶĻṀÑÓƤɊŘŠŦÚṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, index) => [letter, [...accented][index]!]));

/** Unicode isolates around interpolated values: invisible, and without effect on the direction of text. */
export const isolates = ['\u2068', '\u2069'] as const;

/**
 * The texts of a locale file with accents, so that hard-coded text stands out by having none. Interpolated values are
 * kept, between isolates.
 */
export function accentuate(words: unknown): unknown {
  if (typeof words === 'string') return accentuateSentence(words);
  return Object.fromEntries(Object.entries(words as object).map(([key, child]) => [key, accentuate(child)]));
}

function accentuateSentence(sentence: string): string {
  return sentence.replace(/\{\{.*?\}\}|<.*?>|[A-Za-z]/g, (part) => {
    if (part.startsWith('{{')) return isolates.join(part);
    return letters.get(part) ?? part;
  });
}
