import { readFileSync } from 'node:fs';

import type { Language } from '#engine/languages/languages.ts';

/** Something that a draft of the project says and nobody knows. */
export interface Guess {
  id: string;
  /** In words, for the report. */
  says: string;
  /** The toolset whose draft says it. */
  in: string;
  /** What gives it away in a text: all texts of one of these, whatever their case. */
  tells: Record<Language, string[][]>;
}

export function readGuesses(): Guess[] {
  return JSON.parse(readFileSync(new URL('project/guesses.json', import.meta.url), 'utf8')) as Guess[];
}
