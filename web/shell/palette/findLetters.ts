export interface Found {
  start: number;
  end: number;
}

/**
 * Where a text contains the searched letters, without regard to case and marks, so that "is" finds "İş" and "ış". The
 * beginning of a word is preferred.
 */
export function findLetters(text: string, search: string): Found | null {
  const wanted = plain(search.trim());
  if (wanted === '') return null;
  const inText = plain(text);
  const atWord = ` ${inText}`.indexOf(` ${wanted}`);
  const start = atWord < 0 ? inText.indexOf(wanted) : atWord;
  return start < 0 ? null : { start, end: start + wanted.length };
}

/** One letter for each, so that places in the text stay the same. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, place) => plainLetter(text.charAt(place))).join('');
}

function plainLetter(letter: string): string {
  return letter.toLowerCase().normalize('NFD').charAt(0).replace('ı', 'i');
}
