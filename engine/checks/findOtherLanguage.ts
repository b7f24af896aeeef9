import type { Language } from '#engine/languages/languages.ts';

import type { Written } from './writtenIn.ts';

/** Words that hardly a sentence does without, and letters that no other language of the product has. */
const small: Record<Language, { words: Set<string>; letters: RegExp | null }> = {
  en: {
    words: new Set('the a an and of to is are in for with that not who what it by as be at from'.split(' ')),
    letters: null,
  },
  tr: {
    words: new Set('ve bir bu için ile da de ne mi ya gibi kadar daha çok her olan ama var yok en sonra'.split(' ')),
    letters: /[ğışİ]/g,
  },
};
const fewestWords = 5;

/** Texts of a draft in another language than was asked for; short ones are nobody's. */
export function findOtherLanguage(texts: readonly Written<string>[], language: Language): string[] {
  return texts.flatMap(({ pointer, value }) => {
    const words = value
      .toLocaleLowerCase(language)
      .split(/[^\p{L}]+/u)
      .filter(Boolean);
    if (words.length < fewestWords) return [];
    const counts = Object.entries(small).map(([of, { words: known, letters }]) => ({
      of,
      count: words.filter((word) => known.has(word)).length + (letters ? (value.match(letters)?.length ?? 0) : 0),
    }));
    const [most] = counts.toSorted((one, other) => other.count - one.count);
    const own = counts.find(({ of }) => of === language)?.count ?? 0;
    return most && most.count > own ? [pointer] : [];
  });
}
