import { fenceData } from './fenceData.ts';
import type { PromptInput } from './PromptInput.ts';
import { toldAnswers } from './toldAnswers.ts';

const howToRead =
  'What the team has answered; do not ask it again. Where "answer" is null nobody in the team knows it: what rests on it stays an assumption.';

/** What the team has answered to open questions, as its own words. */
export function describeAnswers({
  answers = [],
  mostTokens = Infinity,
  language,
}: Pick<PromptInput, 'answers' | 'mostTokens' | 'language'>): string {
  const told = toldAnswers(answers, { mostTokens, language });
  if (told.length === 0) return '';
  const leftOut =
    told.length < answers.length ? `\n(Left out for length: ${answers.length - told.length} answers.)` : '';
  return `${howToRead}\n${fenceData('answers', told, 'written')}${leftOut}`;
}
