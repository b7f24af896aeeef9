import { type Language, languageFacts } from '#engine/languages/languages.ts';
import type { Answer } from '#engine/questions/Answer.ts';

/** Of the room for a prompt; what was answered last stays where all answers are longer. */
const share = 0.25;

interface AnswerBounds {
  /** Of the whole prompt. */
  mostTokens: number;
  /** Of the project's texts. */
  language: Language;
}

/**
 * Those of a team's answers that a prompt of so many tokens has room for.
 *
 * @param answers the latest first
 */
export function toldAnswers<Given extends Answer>(
  answers: readonly Given[],
  { mostTokens, language }: AnswerBounds,
): Given[] {
  let left = mostTokens * languageFacts[language].charactersPerToken * share;
  return answers.filter(({ question, answer }) => (left -= JSON.stringify({ question, answer }).length) >= 0);
}
