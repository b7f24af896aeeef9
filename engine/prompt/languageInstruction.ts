import type { Language } from '#engine/languages/languages.ts';

const instructions: Record<Language, string> = {
  en: 'Write every text of the answer in English, as an experienced consultant would write it for a client: plain verbs in the active voice, the concrete word before the abstract one, short sentences that each say one thing, British or American spelling as the inputs have it, no nouns piled on one another, none of the phrases that drafts are known by ("leverage", "seamless", "robust", "not only … but also"). Keep enum values and ids exactly as the schema gives them.',
  tr: 'Write every text of the answer in Turkish, as an experienced Turkish consultant would write it from scratch: natural, plain sentences, "siz" where a reader is addressed, the established Turkish terms of the field, no word-for-word English. Keep enum values and ids exactly as the schema gives them.',
};

/** The instruction to write texts in a language. */
export function languageInstruction(language: Language): string {
  return instructions[language];
}
