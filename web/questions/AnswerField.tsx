import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Question } from '#engine/protocol/question.ts';
import { Button } from '#web/components/Button.tsx';
import { FieldNote, fieldFrame } from '#web/components/TextField.tsx';
import { answerDrafts, readAnswerDraft, writeAnswerDraft } from '#web/stores/answerDrafts.ts';

import { useAnswering } from './useAnswering.ts';

interface AnswerFieldProps {
  projectId: string;
  question: Question;
  /** Of the field, for the label: that is the question. */
  fieldId: string;
  /** Called once the server has the answer. */
  onAnswered?: () => void;
  /** Further buttons, such as one that leaves the answer as it stands. */
  children?: ReactNode;
  takesFocus?: boolean;
}

/** Where a question is answered, in words or by saying that nobody knows. Control and Enter send. */
export function AnswerField({
  projectId,
  question,
  fieldId,
  onAnswered,
  children,
  takesFocus = false,
}: AnswerFieldProps) {
  const { t } = useTranslation();
  useSnapshot(answerDrafts);
  const area = useRef<HTMLTextAreaElement>(null);
  const { busy, error, clearError, answer } = useAnswering(projectId, question);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  const text = readAnswerDraft(projectId, question.id) ?? question.answer ?? '';

  async function send(given: string | null) {
    if (await answer(given)) onAnswered?.();
    else if (given !== null) area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send(text);
  }

  return (
    <form
      className="flex min-w-0 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send(text);
      }}
    >
      <div className={fieldFrame(error !== undefined)}>
        <textarea
          ref={area}
          id={fieldId}
          rows={1}
          value={text}
          placeholder={t('questions.placeholder')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId}-note` : undefined}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            clearError();
            const isAsItStands = target.value === (question.answer ?? '');
            writeAnswerDraft(projectId, question.id, isAsItStands ? null : target.value);
          }}
          className="field-sizing-content min-h-11 w-full resize-y bg-transparent py-2.5 text-base leading-relaxed text-text outline-none placeholder:text-muted"
        />
      </div>
      <div role="alert" className="empty:hidden">
        {error && <FieldNote id={`${fieldId}-note`} error text={error} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          look={text.trim() === '' ? 'tonal' : 'strong'}
          busy={busy}
          aria-label={t(question.answered ? 'questions.replaceOf' : 'questions.answerOf', { question: question.text })}
        >
          {t(question.answered ? 'questions.replace' : 'questions.answer')}
        </Button>
        <Button
          size="small"
          look="quiet"
          inactive={busy}
          aria-label={t('questions.unknownOf', { question: question.text })}
          onClick={() => void send(null)}
        >
          {t('questions.unknown')}
        </Button>
        {children}
      </div>
    </form>
  );
}
