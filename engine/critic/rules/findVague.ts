import { compiledWords } from '#engine/critic/words/compiledWords.ts';
import { sentencesOf } from '#engine/critic/words/sentencesOf.ts';
import type { Language } from '#engine/languages/languages.ts';

import { hasFigure } from './hasFigure.ts';

/** A vague word of a text that has no figure in its sentence or the next one; null without one. */
export function findVague(text: string, language: Language): string | null {
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) {
    const found = compiledWords[language].vague.exec(sentence);
    const around = `${sentence} ${sentences[index + 1] ?? ''}`;
    if (found && !hasFigure(around, language)) return found[0];
  }
  return null;
}
