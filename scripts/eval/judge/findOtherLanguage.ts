import type { Language } from '#engine/languages/languages.ts';

import type { Written } from './writtenIn.ts';

/** Words that hardly a sentence does without. */
const small: Record<Language, Set<string>> = {
  en: new Set('the a an and of to is are in for with that not who what it by as be at from'.split(' ')),
  tr: new Set('ve bir bu için ile da de ne mi ya gibi kadar daha çok her olan ama var yok en sonra'.split(' ')),
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
    const counts = Object.entries(small).map(([of, known]) => ({
      of,
      count: words.filter((word) => known.has(word)).length + (of === 'tr' ? (value.match(/[ğışİ]/g)?.length ?? 0) : 0),
    }));
    const [most] = counts.toSorted((one, other) => other.count - one.count);
    const own = counts.find(({ of }) => of === language)?.count ?? 0;
    return most && most.count > own ? [pointer] : [];
  });
}
