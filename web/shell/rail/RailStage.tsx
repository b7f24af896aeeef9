import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import type { Stage } from '#engine/contract/stages.ts';
import type { StepMark } from '#engine/progress/stepMark.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { UnreadMark } from '#web/comments/UnreadMark.tsx';
import { classNames } from '#web/components/classNames.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { describeMark } from '#web/toolsets/describeMark.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

import { railRow } from './railRow.ts';

interface RailStageProps {
  stage: Stage;
  projectId: string;
  members: readonly ToolsetSummary[];
  /** How many of them are saved. */
  saved: number;
  markOf: (toolsetId: string) => StepMark;
  open: boolean;
  onToggle: () => void;
}

/** A stage that folds; folded, it shows the states of its toolsets alone. */
export function RailStage({ stage, projectId, members, saved, markOf, open, onToggle }: RailStageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-xl px-3 text-label font-semibold hover:bg-field max-desktop:min-h-[3.25rem] max-desktop:text-row"
      >
        <ChevronRight
          aria-hidden
          size={16}
          className={classNames('shrink-0 text-muted transition-transform', open && 'rotate-90')}
        />
        <span className="mr-auto whitespace-nowrap">{t(`stage.${stage}.title`)}</span>
        <span className="sr-only">{t('project.stageSaved', { saved, total: members.length })}</span>
        {!open && <UnreadMark toolsets={members.map(({ id }) => id)} />}
        {open ? (
          <span aria-hidden className="text-xs font-medium text-muted tabular-nums">
            {saved}/{members.length}
          </span>
        ) : (
          <span aria-hidden className="flex gap-1">
            {members.map(({ id }) => (
              <StateMark key={id} state={markOf(id)} size={9} />
            ))}
          </span>
        )}
      </button>
      {open && (
        <ul className="flex animate-fade flex-col gap-px pb-1">
          {members.map(({ id, title }) => (
            <li key={id}>
              <NavLink to={toolsetPath(projectId, id)} className={railRow}>
                <StateMark state={markOf(id)} />
                <span className="min-w-0 flex-1 truncate">{title[language]}</span>
                <span className="sr-only">{describeMark(markOf(id), t)}</span>
                <LivePart name="PeopleAtStep" toolset={id} />
                <UnreadMark toolsets={[id]} />
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
