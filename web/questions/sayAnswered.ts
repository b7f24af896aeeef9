import i18next from 'i18next';

import type { Answered } from '#engine/protocol/question.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { showToast } from '#web/stores/toasts.ts';

import { takeBack } from './takeBack.ts';

/** Says what an answer does, and offers to take it back. */
export function sayAnswered(
  projectId: string,
  { question, written }: Answered,
  titleOf: (toolset: string) => string,
): void {
  const titles = written.map(({ toolset }) => titleOf(toolset));
  const toolsets = new Intl.ListFormat(currentLanguage()).format(titles);
  const text = [
    i18next.t(question.unknown ? 'questions.keptUnknown' : 'questions.kept'),
    ...(titles.length > 0 ? [i18next.t('questions.takenOut', { toolsets })] : []),
  ].join(' ');
  const run = () => void takeBack(projectId, question.id);
  showToast('success', text, { topic: 'answer', action: { label: i18next.t('questions.takeBack'), run } });
}
