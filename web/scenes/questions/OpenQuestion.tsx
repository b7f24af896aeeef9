import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Question } from '#engine/protocol/question.ts';
import { Button } from '#web/components/Button.tsx';
import { useFocusHandover } from '#web/components/useFocusHandover.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { AnswerField } from '#web/questions/AnswerField.tsx';
import { writeAnswerDraft } from '#web/stores/answerDrafts.ts';

import { AskedBy } from './AskedBy.tsx';
import { fieldIdOf } from './fieldIdOf.ts';

interface OpenQuestionProps {
  projectId: string;
  question: Question;
  /** The question whose field gets the focus once this one is gone. */
  nextId: string | undefined;
  mayAnswer: boolean;
}

/** A question to answer; or one that somebody else has answered while this person typed. */
export function OpenQuestion({ projectId, question, nextId, mayAnswer }: OpenQuestionProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const box = useRef<HTMLLIElement>(null);
  const toNext = useCallback(
    () => (nextId === undefined ? null : document.getElementById(fieldIdOf(nextId))),
    [nextId],
  );
  useFocusHandover(box, toNext);
  const { id, text, starting, answered, answer, by } = question;
  const fieldId = fieldIdOf(id);
  // Those of the start are asked in the reader's language.
  const words = <span lang={starting ? undefined : lang}>{text}</span>;
  return (
    <li
      ref={box}
      className="grid gap-x-8 gap-y-3 border-t border-outline px-5 py-5 first:border-t-0 desktop:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-1.5">
        {mayAnswer ? (
          <label htmlFor={fieldId} className="text-base leading-snug font-medium wrap-anywhere">
            {words}
          </label>
        ) : (
          <p className="text-base leading-snug font-medium wrap-anywhere">{words}</p>
        )}
        <AskedBy projectId={projectId} question={question} />
      </div>
      {mayAnswer && (
        <div className="flex min-w-0 flex-col gap-2">
          {answered && (
            <p className="text-sm wrap-anywhere whitespace-pre-line">
              <span className="text-muted">
                {t('questions.meanwhile', { name: by?.name ?? t('questions.somebody') })}
              </span>{' '}
              <span lang={answer === null ? undefined : lang}>{answer ?? t('questions.nobodyKnows')}</span>
            </p>
          )}
          <AnswerField projectId={projectId} question={question} fieldId={fieldId}>
            {answered && (
              <Button size="small" look="quiet" onClick={() => writeAnswerDraft(projectId, id, null)}>
                {t('questions.discardMine')}
              </Button>
            )}
          </AnswerField>
        </div>
      )}
    </li>
  );
}
