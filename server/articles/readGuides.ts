import { readFileSync } from 'node:fs';

import { inEveryLanguage, type Language } from '#engine/languages/languages.ts';

/** The product's own guides, in the order of the help centre. */
const guideIds = [
  'first-steps',
  'tokens',
  'sharing',
  'evidence',
  'versions',
  'exporting',
  'connecting-a-model',
  'terms',
  'privacy',
] as const;

export interface Guide {
  id: string;
  texts: Record<Language, string>;
}

/** @throws when a guide's file is missing: guides ship with the product, so that is a packaging error. */
export function readGuides(): Guide[] {
  return guideIds.map((id) => {
    const read = (language: Language) => readFileSync(new URL(`guides/${id}/${language}.md`, import.meta.url), 'utf8');
    return { id, texts: inEveryLanguage(read) };
  });
}
