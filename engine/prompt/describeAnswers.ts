import { languageFacts } from '#engine/languages/languages.ts';

import { fenceData } from './fenceData.ts';
import type { PromptInput } from './PromptInput.ts';

const howToRead =
  'What the team has answered; do not ask it again. Where "answer" is null nobody in the team knows it: what rests on it stays an assumption.';

/** Of the room for a prompt; what was answered last stays where all answers are longer. */
const share = 0.25;

/** What the team has answered to open questions, as its own words. */
export function describeAnswers({
  answers = [],
  mostTokens = Infinity,
  language,
}: Pick<PromptInput, 'answers' | 'mostTokens' | 'language'>): string {
  let left = mostTokens * languageFacts[language].charactersPerToken * share;
  const told = answers.filter((answer) => (left -= JSON.stringify(answer).length) >= 0);
  if (told.length === 0) return '';
  const leftOut =
    told.length < answers.length ? `\n(Left out for length: ${answers.length - told.length} answers.)` : '';
  return `${howToRead}\n${fenceData('answers', told, 'written')}${leftOut}`;
}
