import type { Language } from '#engine/languages/languages.ts';

/** The first letters of the first and the last name, as capitals of the reader's language. */
export function initialsOf(name: string, language: Language): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toLocaleUpperCase(language);
}
