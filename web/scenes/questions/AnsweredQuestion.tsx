import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Question } from '#engine/protocol/question.ts';
import { Button } from '#web/components/Button.tsx';
import { formatAgo } from '#web/i18n/formats.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { AnswerField } from '#web/questions/AnswerField.tsx';
import { takeBack } from '#web/questions/takeBack.ts';
import { writeAnswerDraft } from '#web/stores/answerDrafts.ts';

import { AskedBy } from './AskedBy.tsx';
import { fieldIdOf } from './fieldIdOf.ts';

interface AnsweredQuestionProps {
  projectId: string;
  question: Question;
  mayAnswer: boolean;
  isChanging: boolean;
  onChanging: (isChanging: boolean) => void;
}

/** An answer, with the ways to change it and to take it back. */
export function AnsweredQuestion({ projectId, question, mayAnswer, isChanging, onChanging }: AnsweredQuestionProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const [isTaking, setIsTaking] = useState(false);
  const { id, text, answer, by, at, untold } = question;
  const changeId = `change-${id}`;

  function leave() {
    onChanging(false);
    setTimeout(() => document.getElementById(changeId)?.focus());
  }

  async function back() {
    setIsTaking(true);
    const isOpen = await takeBack(projectId, id);
    setIsTaking(false);
    if (isOpen) setTimeout(() => document.getElementById(fieldIdOf(id))?.focus());
  }

  const name = by?.name ?? t('questions.former');
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-outline px-5 py-4 desktop:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1.5">
        <p lang={lang} className="text-sm leading-snug font-medium wrap-anywhere">
          {isChanging ? <label htmlFor={fieldIdOf(id)}>{text}</label> : text}
        </p>
        <AskedBy projectId={projectId} question={question} />
      </div>
      {isChanging ? (
        <AnswerField projectId={projectId} question={question} fieldId={fieldIdOf(id)} takesFocus onAnswered={leave}>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              writeAnswerDraft(projectId, id, null);
              leave();
            }}
          >
            {t('action.cancel')}
          </Button>
        </AnswerField>
      ) : (
        <div className="flex min-w-0 flex-col gap-1.5">
          {answer === null ? (
            <p className="text-sm text-muted">{t('questions.nobodyKnows')}</p>
          ) : (
            <p lang={lang} className="text-sm wrap-anywhere whitespace-pre-line">
              {answer}
            </p>
          )}
          {untold && <p className="text-xs text-tertiary">{t('questions.untold')}</p>}
          <div className="flex flex-wrap items-center gap-x-4 text-xs text-muted">
            {at && <span>{t('questions.answeredBy', { name, ago: formatAgo(at) })}</span>}
            {mayAnswer && (
              <span className="-my-1 flex gap-1">
                <Button
                  id={changeId}
                  size="small"
                  look="quiet"
                  aria-label={t('questions.changeOf', { question: text })}
                  onClick={() => onChanging(true)}
                >
                  {t('questions.change')}
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  busy={isTaking}
                  aria-label={t('questions.takeBackOf', { question: text })}
                  onClick={() => void back()}
                >
                  {t('questions.takeBack')}
                </Button>
              </span>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
