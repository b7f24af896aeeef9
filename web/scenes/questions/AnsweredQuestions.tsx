import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Question } from '#engine/protocol/question.ts';
import { classNames } from '#web/components/classNames.ts';
import { ShowMore } from '#web/components/ShowMore.tsx';
import { useShownPart } from '#web/components/useShownPart.ts';

import { AnsweredQuestion } from './AnsweredQuestion.tsx';

interface AnsweredQuestionsProps {
  projectId: string;
  list: readonly Question[];
  mayAnswer: boolean;
  /** Ids of those whose answer is being changed. */
  changing: ReadonlySet<string>;
  onChanging: (id: string, isChanging: boolean) => void;
  /** Unfolded whatever was chosen, since something in it is looked for. */
  isSearched: boolean;
}

/** What was answered, folded until somebody wants to see it. */
export function AnsweredQuestions(props: AnsweredQuestionsProps) {
  const { projectId, list, mayAnswer, changing, onChanging, isSearched } = props;
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState(false);
  const { shown, left, step, showMore } = useShownPart(list);
  if (list.length === 0) return null;
  const isOpen = chosen || isSearched;
  return (
    <section aria-labelledby={`${id}-title`} className="overflow-hidden rounded-2xl border border-outline bg-raised">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setChosen(!isOpen)}
          className="flex min-h-12 w-full cursor-pointer items-center gap-2 px-5 text-left text-sm font-semibold -outline-offset-2 hover:bg-field"
        >
          <ChevronRight
            aria-hidden
            size={16}
            className={classNames('shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
          />
          <span>{t('questions.answeredTitle')}</span>{' '}
          <span className="font-medium text-muted tabular-nums">{list.length}</span>
        </button>
      </h2>
      <div id={`${id}-list`} hidden={!isOpen}>
        {isOpen && (
          <ul>
            {shown.map((question) => (
              <AnsweredQuestion
                key={question.id}
                projectId={projectId}
                question={question}
                mayAnswer={mayAnswer}
                isChanging={mayAnswer && changing.has(question.id)}
                onChanging={(isChanging) => onChanging(question.id, isChanging)}
              />
            ))}
          </ul>
        )}
        <ShowMore left={left} step={step} label={(count) => t('questions.showMore', { count })} onMore={showMore} />
      </div>
    </section>
  );
}
