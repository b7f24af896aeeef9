import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { UnreadMark } from '#web/comments/UnreadMark.tsx';
import { classNames } from '#web/components/classNames.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { nextStep } from '#web/projects/nextStep.ts';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';
import { describeMark } from '#web/toolsets/describeMark.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetMarks } from '#web/toolsets/useToolsetMarks.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import type { PathStep } from './PathStep.ts';
import { useWrittenNow } from './useWrittenNow.ts';

interface StepRowsProps {
  steps: readonly PathStep[];
  /** Whether each says on a phone too what it is for. */
  isExplained?: boolean;
}

/** Toolsets as a list: to come, where there is no picture yet, or beside the path. */
export function StepRows({ steps, isExplained = false }: StepRowsProps) {
  if (steps.length === 0) return null;
  return (
    <ul className="divide-y divide-outline overflow-hidden rounded-2xl border border-outline bg-raised">
      {steps.map((step) => (
        <li key={step.summary.id}>
          <StepRow step={step} isExplained={isExplained} />
        </li>
      ))}
    </ul>
  );
}

function StepRow({ step: { summary, status }, isExplained }: { step: PathStep; isExplained: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleOf = useToolsetTitle();
  const { id, toolsets } = useSnapshot(project);
  const { edit } = useMay();
  const mark = useToolsetMarks()(summary.id);
  const isWritten = useWrittenNow() === summary.id;
  const isNext = nextStep(toolsets)?.id === summary.id;
  const needs = status.missing.map(titleOf);
  return (
    <Link
      to={toolsetPath(id ?? '', summary.id)}
      className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-field desktop:flex-nowrap"
    >
      <StateMark state={mark} />
      <span className="min-w-0 flex-1 font-medium desktop:w-52 desktop:flex-none">
        {summary.title[language]} <UnreadMark toolsets={[summary.id]} />
      </span>
      <LivePart name="PeopleAtStep" toolset={summary.id} />
      <span
        className={classNames(
          'min-w-0 flex-1 text-muted desktop:truncate',
          isExplained ? 'max-desktop:basis-full max-desktop:pl-5.5' : 'max-desktop:hidden',
        )}
      >
        {summary.description[language]}
      </span>
      <span className="text-xs text-muted max-desktop:basis-full max-desktop:pl-5.5">
        {isWritten ? (
          t('status.writing')
        ) : status.status !== 'empty' ? (
          describeMark(mark, t)
        ) : !edit ? null : isNext ? (
          <strong className="font-semibold text-text">{t('project.isNext')}</strong>
        ) : needs.length > 0 ? (
          t('project.needs', { toolsets: new Intl.ListFormat(language).format(needs) })
        ) : (
          t('project.isReady')
        )}
      </span>
    </Link>
  );
}
