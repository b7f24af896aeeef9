import { readFileSync } from 'node:fs';

import { inEveryLanguage, type Language } from '#engine/toolset/languages.ts';

/** The articles about the product as a whole, in the order in which the help centre shows them. */
const guideIds = ['first-steps', 'tokens', 'sharing', 'exporting', 'connecting-a-model', 'terms', 'privacy'] as const;

export interface Guide {
  id: string;
  texts: Record<Language, string>;
}

/** They come with the product: a file that is not there is a fault of ours, and is thrown. */
export function readGuides(): Guide[] {
  return guideIds.map((id) => {
    const read = (language: Language) => readFileSync(new URL(`guides/${id}/${language}.md`, import.meta.url), 'utf8');
    return { id, texts: inEveryLanguage(read) };
  });
}
