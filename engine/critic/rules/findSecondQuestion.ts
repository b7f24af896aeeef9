import { compiledWords } from '#engine/critic/words/compiledWords.ts';
import { sentencesOf } from '#engine/critic/words/sentencesOf.ts';
import type { Language } from '#engine/languages/languages.ts';

/** Fewer words than these are a probe ("and why?"), not a question of their own. */
const shortestQuestion = 3;

/**
 * The second question of a text that asks two things at once, or the two things it asks to judge; null without one.
 * What refers to the first question is a probe into it.
 */
export function findSecondQuestion(text: string, language: Language): string | null {
  const { second, probe, twoObjects, request } = compiledWords[language];
  const asks = (part: string) => part.split(/\s+/).length >= shortestQuestion && !probe.test(part);
  const questions = sentencesOf(text).filter((sentence) => sentence.endsWith('?') && !request.test(sentence));

  for (const [index, question] of questions.entries()) {
    if (index > 0 && asks(question)) return question;
    const added = second.exec(question)?.[1];
    if (added !== undefined && asks(added)) return added;
    const both = twoObjects.exec(question);
    if (both) return both[0];
  }
  return null;
}
