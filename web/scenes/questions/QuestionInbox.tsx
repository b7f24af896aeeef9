import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Question } from '#engine/protocol/question.ts';
import { findLetters } from '#engine/search/findLetters.ts';
import { SearchPill } from '#web/components/SearchPill.tsx';
import { ShowMore } from '#web/components/ShowMore.tsx';
import { useShownPart } from '#web/components/useShownPart.ts';
import { answerDrafts, readAnswerDraft } from '#web/stores/answerDrafts.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { AnsweredQuestions } from './AnsweredQuestions.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';
import { useOthersAnswers } from './useOthersAnswers.ts';

interface QuestionInboxProps {
  projectId: string;
  list: readonly Question[];
  mayAnswer: boolean;
}

/** Below it, everything is seen at a glance. */
const leastToSearch = 8;

export function QuestionInbox({ projectId, list, mayAnswer }: QuestionInboxProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const titleOf = useToolsetTitle();
  useSnapshot(answerDrafts);
  const news = useOthersAnswers(list);
  const [search, setSearch] = useState('');
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());

  const isFound = ({ text, answer, toolsets }: Question) =>
    [text, answer ?? '', ...toolsets.map(titleOf)].some((words) => findLetters(words, search));
  const found = search.trim() === '' ? list : list.filter(isFound);
  // What somebody else answered while this person typed: first, so that the field under their hands stays in place.
  const isContested = ({ id, answered }: Question) =>
    mayAnswer && answered && !changing.has(id) && readAnswerDraft(projectId, id) !== null;
  const contested = found.filter(isContested);
  const open = [...contested, ...found.filter(({ answered }) => !answered)];
  const answered = found.filter((question) => question.answered && !contested.includes(question));
  const { shown, left, step, showMore } = useShownPart(open);

  function onChanging(id: string, isChanging: boolean) {
    const next = new Set(changing);
    if (isChanging) next.add(id);
    else next.delete(id);
    setChanging(next);
  }

  return (
    <>
      {list.length >= leastToSearch && (
        <SearchPill className="self-end" label={t('questions.search')} value={search} onChange={setSearch} />
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      {open.length > 0 && (
        <section aria-labelledby={titleId} className="overflow-hidden rounded-2xl border border-outline bg-raised">
          <h2 id={titleId} className="border-b border-outline px-5 py-3 text-sm font-semibold">
            {t('questions.openCount', { count: open.length })}
          </h2>
          <ul>
            {shown.map((question, index) => (
              <OpenQuestion
                key={question.id}
                projectId={projectId}
                question={question}
                nextId={(open[index + 1] ?? open[index - 1])?.id}
                mayAnswer={mayAnswer}
              />
            ))}
          </ul>
          <ShowMore left={left} step={step} label={(count) => t('questions.showMore', { count })} onMore={showMore} />
        </section>
      )}
      {list.every((question) => question.answered) && contested.length === 0 && (
        <div className="rounded-2xl border border-dashed border-outline px-5 py-6">
          <p className="font-semibold">{t('questions.allAnsweredTitle')}</p>
          <p className="mt-1 text-sm text-muted">{t('questions.allAnsweredText')}</p>
        </div>
      )}
      <AnsweredQuestions
        projectId={projectId}
        list={answered}
        mayAnswer={mayAnswer}
        changing={changing}
        onChanging={onChanging}
        isSearched={search.trim() !== ''}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {found.length === 0 && t('questions.noneFound')}
      </p>
    </>
  );
}
