import type { AskingWords } from './AskingWords.ts';

const empty = new Set('a am an and are at be do does in is of on the there'.split(' '));
/** Before which a subject stands in no question: the first word behind one is who does it. */
const auxiliaries = new Set('can could did do does may might must shall should will would'.split(' '));

export const en: AskingWords = {
  letters: null,
  marks: new Set(
    'a an and are at can do does for how in is many much of on should the to we what when where which who why will'.split(
      ' ',
    ),
  ),
  empty,
  stem,
  inRoles(words) {
    const first = words.findIndex((word) => auxiliaries.has(word));
    const subject = first < 0 ? -1 : words.findIndex((word, index) => index > first && !empty.has(word));
    return words.flatMap((word, index) => (empty.has(word) ? [] : [index === subject ? `${stem(word)}:` : stem(word)]));
  },
};

/** Plurals, the third person and the continuous form; tenses stay, since they ask something else. */
function stem(word: string): string {
  if (word.endsWith('ing')) {
    const left = word.slice(0, -3);
    if (left.length < 3 || !/[aeiouy]/.test(left)) return word;
    const last = left.at(-1)!;
    return last === left.at(-2) && 'bdgmnprt'.includes(last) ? left.slice(0, -1) : left;
  }
  if (word.length < 4 || !/[^iu]s$/.test(word) || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:s|sh|ch|x|z)es$/.test(word) ? -2 : -1);
}
