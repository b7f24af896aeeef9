import type { CriticRule } from '#engine/critic/contracts/criticContract.ts';
import { compiledWords } from '#engine/critic/words/compiledWords.ts';
import { lowered } from '#engine/critic/words/lowered.ts';
import type { Language } from '#engine/languages/languages.ts';
import { trimSigns } from '#engine/search/trimSigns.ts';

import { findClosed } from './findClosed.ts';
import { findSecondQuestion } from './findSecondQuestion.ts';
import { findVague } from './findVague.ts';

/** The rules that need nothing but a text. */
export type TextRule = Extract<
  CriticRule,
  | 'leading-question'
  | 'closed-question'
  | 'double-barrelled-question'
  | 'hypothetical-question'
  | 'solution-in-problem'
  | 'vague-term'
>;

/** The words by which a text breaks a rule, as they are written there; null where it keeps it. */
export function findInText(rule: TextRule, text: string, language: Language): string | null {
  const words = compiledWords[language];
  const low = lowered(text, language);
  const found = find();
  const index = found === null ? -1 : low.indexOf(found);
  return index === -1 ? found : trimSigns(text.slice(index, index + (found?.length ?? 0)), /[\s,;:]/);

  function find(): string | null {
    switch (rule) {
      case 'leading-question':
        return words.leading.exec(low)?.[0] ?? null;
      case 'hypothetical-question':
        return words.hypothetical.exec(low)?.[0] ?? null;
      case 'solution-in-problem':
        return words.solution.exec(low)?.[0] ?? null;
      case 'closed-question':
        return findClosed(low, language);
      case 'double-barrelled-question':
        return findSecondQuestion(low, language);
      case 'vague-term':
        return findVague(low, language);
    }
  }
}
