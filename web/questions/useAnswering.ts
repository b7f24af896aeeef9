import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { longestAnswer } from '#engine/protocol/longestAnswer.ts';
import type { Answered, Question } from '#engine/protocol/question.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { sendAnswer } from '#web/api/questions.ts';
import { formatNumber } from '#web/i18n/formats.ts';
import { writeAnswerDraft } from '#web/stores/answerDrafts.ts';
import { describeFailure } from '#web/stores/describeFailure.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { keepQuestion, loadQuestions, questions } from '#web/stores/questions.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { sayAnswered } from './sayAnswered.ts';

interface Answering {
  busy: boolean;
  error: string | undefined;
  clearError: () => void;
  /** @param text null: nobody knows it. @returns whether it is kept */
  answer: (text: string | null) => Promise<boolean>;
}

/** Sends answers to a question. What is typed stays until the server has it. */
export function useAnswering(projectId: string, question: Question): Answering {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function take(answered: Answered): void {
    writeAnswerDraft(projectId, question.id, null);
    keepQuestion(projectId, answered.question);
    sayAnswered(projectId, answered, titleOf);
    void refreshStatuses();
  }

  /** Whether an earlier attempt, whose answer was lost, has done it already. */
  async function isWritten(text: string | null): Promise<boolean> {
    await loadQuestions(projectId);
    const standing = questions.list?.find(({ id }) => id === question.id);
    if (!standing?.answered || standing.answer !== text) return false;
    take({ question: standing, written: [] });
    return true;
  }

  async function send(text: string | null): Promise<boolean> {
    const over = question.at;
    try {
      take(await sendAnswer(projectId, question.id, text === null ? { unknown: true, over } : { text, over }));
      return true;
    } catch (failure) {
      if (failure instanceof HttpError && failure.body.key === 'answered-meanwhile' && (await isWritten(text)))
        return true;
      const said = failure instanceof HttpError ? failure.body.errors?.[0]?.message : undefined;
      setError(`${t('questions.failed')} ${said ?? describeFailure(failure).text}`);
      return false;
    }
  }

  return {
    busy,
    error,
    clearError: () => setError(undefined),
    async answer(given) {
      const text = given?.trim() ?? null;
      if (busy) return false;
      if (text === '') return (setError(t('questions.required')), false);
      if (text !== null && text.length > longestAnswer) {
        const [most, length] = [longestAnswer, text.length].map(formatNumber);
        setError(t('questions.tooLong', { most, length }));
        return false;
      }
      setBusy(true);
      setError(undefined);
      const isKept = await send(text);
      setBusy(false);
      return isKept;
    },
  };
}
