import { type Language, languages } from '#engine/languages/languages.ts';

import type { Written } from './writtenIn.ts';

/** Words that hardly a sentence does without, and letters that no other language of the product has. */
const small: Record<Language, { words: Set<string>; letters: RegExp | null }> = {
  en: {
    words: new Set(
      'the a an and of to is are was in on for with that not who what it he she they her his its by as be at from has if but'.split(
        ' ',
      ),
    ),
    letters: null,
  },
  tr: {
    words: new Set('ve bir bu için ile da de ne mi ya gibi kadar daha çok her olan ama var yok en sonra on'.split(' ')),
    letters: /[ğışİ]/,
  },
};
const fewestWords = 5;

/**
 * Texts of a draft in another language than was asked for; short ones are nobody's. A single word is no language
 * ("her" is one in both), and the letters of a name tell where somebody lives.
 */
export function findOtherLanguage(texts: readonly Written<string>[], language: Language): string[] {
  return texts.flatMap(({ pointer, value }) => {
    const words = value.split(/[^\p{L}]+/u).filter(Boolean);
    if (words.length < fewestWords) return [];
    const counts = languages.map((of) => ({ of, count: words.filter((word, at) => tells(of, word, at)).length }));
    const [most] = counts.toSorted((one, other) => other.count - one.count);
    const own = counts.find(({ of }) => of === language)?.count ?? 0;
    return most && most.count > own && most.count > 1 ? [pointer] : [];
  });

  function tells(of: Language, word: string, at: number): boolean {
    const { words, letters } = small[of];
    if (words.has(word.toLocaleLowerCase(language))) return true;
    const isName = at > 0 && /^\p{Lu}/u.test(word);
    return !isName && letters !== null && letters.test(word);
  }
}
