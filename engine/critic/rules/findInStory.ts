import type { CriticDeclaration } from '#engine/critic/contracts/criticContract.ts';
import { compiledWords } from '#engine/critic/words/compiledWords.ts';
import { lowered } from '#engine/critic/words/lowered.ts';
import type { Language } from '#engine/languages/languages.ts';

import type { Finding } from './Finding.ts';
import { isFilled } from './isFilled.ts';

type Declaration = Extract<CriticDeclaration, { rule: 'story-without-benefit' }>;

/** Words that begin alike are the same word with another ending. */
const stemLength = 5;

/** A story that does not say what it is good for, or says the wish a second time instead. */
export function findInStory(declaration: Declaration, value: unknown, language: Language): Finding[] {
  const { benefit: sign, filler } = compiledWords[language];
  if (typeof value === 'string')
    return isFilled(value) && !sign.test(lowered(value, language)) ? [{ at: '', words: '' }] : [];
  const { want, benefit } = declaration;
  if (!want || !benefit || typeof value !== 'object' || value === null) return [];
  const item = value as Record<string, unknown>;
  const wanted = item[want];
  const gained = item[benefit];
  if (typeof wanted !== 'string' || !isFilled(wanted)) return [];
  if (typeof gained !== 'string' || !isFilled(gained)) return [{ at: `/${benefit}`, words: '' }];
  const known = new Set(stems(wanted));
  const added = stems(gained).filter((stem) => !known.has(stem));
  return added.length === 0 ? [{ at: `/${benefit}`, words: gained.trim() }] : [];

  function stems(text: string): string[] {
    const words = lowered(text, language).match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.filter((word) => !filler.test(word)).map((word) => word.slice(0, stemLength));
  }
}
