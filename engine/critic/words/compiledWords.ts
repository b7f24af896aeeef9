import type { Language } from '#engine/languages/languages.ts';

import type { CriticWords } from './CriticWords.ts';
import { en } from './en.ts';
import { tr } from './tr.ts';

type Compiled = Record<keyof CriticWords, RegExp>;

/** The words of each language, each kind as one expression for lower-case texts. */
export const compiledWords: Record<Language, Compiled> = { en: compile(en), tr: compile(tr) };

function compile(words: CriticWords): Compiled {
  const entries = Object.entries(words).map(([kind, expressions]) => [kind, wholeWords(expressions as string[])]);
  return Object.fromEntries(entries) as Compiled;
}

// \b knows no Turkish letters, so the edges of words are looked for around the expression.
function wholeWords(expressions: readonly string[]): RegExp {
  const begin = String.raw`(?:(?<![\p{L}\p{N}])|(?=[\s,;:]))`;
  const end = String.raw`(?:(?![\p{L}\p{N}])|(?<=\?))`;
  return new RegExp(`${begin}(?:${expressions.join('|')})${end}`, 'u');
}
