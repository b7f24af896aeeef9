import type { AskingWords } from './AskingWords.ts';

const asking = /^(?:kim|ne|nere|hangi|nasil|nicin|niye|kac)/;
const empty = new Set('acaba bir bu mi midir misiniz miyiz mu mudur musunuz muyuz peki ve'.split(' '));
/** Plural, copula, genitive and possessive; each leaves so many letters. Where from and where to stay. */
const endings: readonly (readonly [RegExp, number])[] = [
  [/[dt][iu]r$/, 3],
  [/l[ae]r$/, 3],
  [/n[iu]n$/, 4],
  [/[^aeiou][iu]n$/, 5],
  [/s[iu]$/, 4],
];
const verb = /(?:[iu]yor|[ae]c[ae]k|[iuae]r|[dt][iu]|m[iu]s|m[ae]l[iu])(?:l[ae]r)?(?:[dt][iu]r)?$/;
const isAccusative = (word: string) => word.length > 4 && /[^aeiou][iu]$/.test(word) && !asking.test(word);

export const tr: AskingWords = {
  letters: /[çğışöü]/,
  marks: new Set('bu bir icin ile kac kadar kim mi mu nasil ne neden nerede olacak var ve yok'.split(' ')),
  empty,
  stem,
  inRoles(words) {
    const counted = words.filter((word) => !empty.has(word));
    const asksWho = counted.some((word) => /^(?:kim|ne)$/.test(stem(word)));
    // “Esnaf fırını arıyor mu?” and “Fırın esnafı arıyor mu?”: before a verb the ending may tell who is sought.
    return counted.map((word, index) => {
      const isObject = !asksWho && isAccusative(word) && verb.test(counted[index + 1] ?? '');
      return isObject ? `:${stem(word)}` : stem(word);
    });
  },
};

function stem(word: string): string {
  if (/^(?:ne|kim|kac|hangi)(?:l[ae]r)?[dt][iu]r$/.test(word)) return word.slice(0, -3).replace(/l[ae]r$/, '');
  if (word === 'kimler' || word === 'neler') return word.slice(0, -3);
  if (asking.test(word)) return word;
  let left = word;
  for (let before = ''; before !== left;) {
    before = left;
    for (const [ending, least] of endings) {
      const length = ending.source.startsWith('[^') ? 2 : (ending.exec(left)?.[0].length ?? 0);
      if (ending.test(left) && left.length - length >= least) left = left.slice(0, left.length - length);
    }
    if (isAccusative(left)) left = left.slice(0, -1);
  }
  // A hard consonant softens before a vowel: ekmek, ekmeği.
  return left.length > 3 ? left.replace(/[bdg]$/, (letter) => hard[letter]!) : left;
}

const hard: Record<string, string> = { b: 'p', d: 't', g: 'k' };
