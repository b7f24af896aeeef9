import { type Language, languageFacts } from '#engine/languages/languages.ts';

/** A text as the critic's words are matched in: lower case, plain apostrophes, as long as before. */
export function lowered(text: string, language: Language): string {
  const plain = text.replaceAll('’', "'").replaceAll('İ', 'i');
  return plain.toLocaleLowerCase(languageFacts[language].locale);
}
