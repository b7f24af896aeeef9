import i18next from 'i18next';

import { deleteAnswer } from '#web/api/questions.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { loadQuestions } from '#web/stores/questions.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

/** Takes an answer back, so that its question is open again. */
export async function takeBack(projectId: string, question: string): Promise<boolean> {
  try {
    await deleteAnswer(projectId, question);
  } catch (error) {
    reportFailure(error, {}, () => void takeBack(projectId, question));
    return false;
  }
  showToast('success', i18next.t('questions.takenBack'), { topic: 'answer' });
  void refreshStatuses();
  await loadQuestions(projectId);
  return true;
}
