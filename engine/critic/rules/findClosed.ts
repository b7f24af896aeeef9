import { compiledWords } from '#engine/critic/words/compiledWords.ts';
import { sentencesOf } from '#engine/critic/words/sentencesOf.ts';
import type { Language } from '#engine/languages/languages.ts';

/**
 * What makes a question one that is answered with yes or no; null for an open one. A closed question that only leads to
 * an open one ("Have you ever …? How did that come about?") is no fault.
 */
export function findClosed(text: string, language: Language): string | null {
  const { closed, open, request } = compiledWords[language];
  const sentences = sentencesOf(text);
  if (sentences.some((sentence) => open.test(sentence) || request.test(sentence))) return null;
  for (const sentence of sentences.filter((each) => each.endsWith('?'))) {
    const found = closed.exec(sentence);
    if (found) return found[0];
  }
  return null;
}
