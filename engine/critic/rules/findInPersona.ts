import type { CriticDeclaration } from '#engine/critic/contracts/criticContract.ts';
import { compiledWords } from '#engine/critic/words/compiledWords.ts';
import { lowered } from '#engine/critic/words/lowered.ts';
import type { Language } from '#engine/languages/languages.ts';

import type { Finding } from './Finding.ts';
import { isFilled } from './isFilled.ts';

type Declaration = Extract<CriticDeclaration, { rule: 'persona-without-source' }>;

/** A persona of which nothing says who was seen or heard. What is only assumed or commonly known is no source. */
export function findInPersona({ sources }: Declaration, value: unknown, language: Language): Finding[] {
  const [first] = sources;
  if (typeof value !== 'object' || value === null || !isFilled(value)) return [];
  const given = sources.flatMap((name) => (value as Record<string, unknown>)[name] ?? []).filter(isFilled);
  if (given.some((source) => typeof source !== 'string' || isSource(source))) return [];
  return [{ at: `/${first}`, words: given.join('; ') }];

  function isSource(source: string): boolean {
    const { noSource } = compiledWords[language];
    // A figure or a date tells of somebody or something: "assumed from 12 interviews".
    return /\d/.test(source) || !noSource.test(lowered(source, language));
  }
}
