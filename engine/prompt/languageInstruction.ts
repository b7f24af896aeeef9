import type { Language } from '#engine/languages/languages.ts';

const instructions: Record<Language, string> = {
  en: 'Write every text of the answer in English. Keep enum values and ids exactly as the schema gives them.',
  tr: 'Write every text of the answer in Turkish, as an experienced Turkish consultant would write it from scratch: natural, plain sentences, "siz" where a reader is addressed, the established Turkish terms of the field, no word-for-word English. Keep enum values and ids exactly as the schema gives them.',
};

/** The instruction to write texts in a language. */
export function languageInstruction(language: Language): string {
  return instructions[language];
}
