import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Question } from '#engine/protocol/question.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import { useFocusHandover } from '#web/components/useFocusHandover.ts';
import { questionsPath } from '#web/paths.ts';
import { AnswerField } from '#web/questions/AnswerField.tsx';
import { answerDrafts, readAnswerDraft } from '#web/stores/answerDrafts.ts';
import { projectGeneration } from '#web/stores/projectGeneration.ts';
import { questions } from '#web/stores/questions.ts';
import { showToast } from '#web/stores/toasts.ts';

import { hideStarting } from './startingHidden.ts';

interface StartingQuestionsProps {
  projectId: string;
  onHide: () => void;
}

/** The questions whose answers change a first draft most, beside it: nothing waits for them, and they can be hidden. */
export function StartingQuestions({ projectId, onHide }: StartingQuestionsProps) {
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useFocusHandover(box);
  useSnapshot(answerDrafts);
  const { list } = useSnapshot(questions);
  const { id: running, projectId: runningIn } = useSnapshot(projectGeneration);
  const all = useSeen((list ?? []).filter(({ starting }) => starting));
  const [chosen, setChosen] = useState<string | null>(null);
  // Once other drafts are there these are asked no more; what was typed can still be sent.
  const isListed = (question: Question) => list?.some((each) => each.id === question.id);
  const shown = all.filter((question) => isListed(question) || readAnswerDraft(projectId, question.id) !== null);
  const open = shown.filter(({ answered }) => !answered);
  const current = open.find((question) => question.id === chosen) ?? open[0];
  if (!current) return null;

  function hide() {
    hideStarting(projectId);
    showToast('info', t('questions.starting.hidden'));
    onHide();
  }

  function goOn() {
    const at = open.findIndex((question) => question.id === current?.id);
    const next = open[at + 1] ?? open[at - 1];
    setChosen(next?.id ?? null);
    if (next) setTimeout(() => document.getElementById(`${id}-${next.id}`)?.focus());
  }

  return (
    <section ref={box} aria-labelledby={`${id}-title`} className="rounded-2xl border border-outline bg-raised">
      <div className="flex items-start gap-3 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="text-base font-semibold">
            {t(
              running !== null && runningIn === projectId
                ? 'questions.starting.title'
                : 'questions.starting.titleLater',
            )}
          </h2>
          <p className="text-sm text-muted">{t('questions.starting.text')}</p>
        </div>
        <IconButton label={t('questions.starting.dismiss')} className="-mt-1 -mr-2 text-muted" onClick={hide}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <ul>
        {shown.map((question) => (
          <li key={question.id} className="border-t border-outline px-5">
            {question.answered ? (
              <p className="flex min-h-11 items-center gap-3 py-2 text-sm text-muted">
                <Check aria-hidden size={16} className="shrink-0" />
                <span className="sr-only">{t('questions.answeredTitle')}: </span>
                <span>{question.text}</span>
              </p>
            ) : question.id === current.id ? (
              <div className="flex flex-col gap-2 pt-3 pb-4">
                <label htmlFor={`${id}-${question.id}`} className="text-base leading-snug font-medium">
                  {question.text}
                </label>
                <AnswerField
                  projectId={projectId}
                  question={question}
                  fieldId={`${id}-${question.id}`}
                  takesFocus={chosen === question.id}
                  onAnswered={goOn}
                />
              </div>
            ) : (
              <button
                type="button"
                onClick={() => setChosen(question.id)}
                className="-mx-5 flex min-h-11 w-[calc(100%+2.5rem)] cursor-pointer items-center gap-3 px-5 py-2 text-left text-sm -outline-offset-2 hover:bg-field"
              >
                <span className="min-w-0 flex-1">{question.text}</span>
                <ChevronDown aria-hidden size={16} className="shrink-0 text-muted" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-outline px-5 py-3 text-xs text-muted">
        <span className="tabular-nums">
          {t('questions.starting.progress', { answered: shown.length - open.length, total: shown.length })}
        </span>
        <Link to={questionsPath(projectId)} className="font-medium underline underline-offset-2 hover:text-text">
          {t('questions.starting.all')}
        </Link>
      </p>
    </section>
  );
}

/** In the order in which they were first shown, as they are now; also those that are listed no more. */
function useSeen(list: readonly Question[]): readonly Question[] {
  const [seen, setSeen] = useState<readonly Question[]>(list);
  const now = [
    ...seen.map((before) => list.find(({ id }) => id === before.id) ?? before),
    ...list.filter(({ id }) => seen.every((before) => before.id !== id)),
  ];
  if (now.length !== seen.length || now.some((each, at) => each !== seen[at])) setSeen(now);
  return now;
}
