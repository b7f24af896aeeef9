import type { Language } from '#engine/languages/languages.ts';

import { en } from './en.ts';
import { tr } from './tr.ts';

/** What is worth most to a first draft and what hardly a description says, by the id of the question. */
export const startingQuestions: Record<Language, ReadonlyMap<string, string>> = {
  en: new Map(Object.entries(en)),
  tr: new Map(Object.entries(tr)),
};
