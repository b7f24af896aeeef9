import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { stepTraits } from '#engine/progress/stepMark.ts';
import { UnreadMark } from '#web/comments/UnreadMark.tsx';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { classNames } from '#web/components/classNames.ts';
import { Spinner } from '#web/components/Spinner.tsx';
import { StateMark } from '#web/components/StateMark.tsx';
import { formatAgo } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { project } from '#web/stores/project.ts';
import { useAssumedCount } from '#web/stores/useAssumedCount.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetMarks } from '#web/toolsets/useToolsetMarks.ts';

import type { PathStep } from './PathStep.ts';
import { ToolsetPicture } from './ToolsetPicture.tsx';
import { useWrittenNow } from './useWrittenNow.ts';

/** Toolsets with content: each with its picture, and what may be out of date with the way to review it. */
export function StepTiles({ steps }: { steps: readonly PathStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 desktop:grid-cols-3 wide:grid-cols-5">
      {steps.map((step) => (
        <li key={step.summary.id}>
          <StepTile step={step} />
        </li>
      ))}
    </ul>
  );
}

function StepTile({ step: { summary, status } }: { step: PathStep }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id } = useSnapshot(project);
  const mark = useToolsetMarks()(summary.id);
  const isWritten = useWrittenNow() === summary.id;
  const assumed = useAssumedCount(id, summary.id);
  return (
    <Link to={toolsetPath(id ?? '', summary.id)} className="group relative block rounded-2xl">
      <ToolsetPicture
        summary={summary}
        status={status}
        iconSize={28}
        className="aspect-[8/5] rounded-2xl border border-outline bg-(--picture-ground) p-3 transition-shadow group-hover:shadow-raised"
      />
      <span className="absolute top-2 right-2">
        <LivePart name="PeopleAtStep" toolset={summary.id} />
      </span>
      <span className="mt-2 flex items-start gap-2 text-label font-medium">
        <span className="mt-1.25">{isWritten ? <Spinner size={10} /> : <StateMark state={mark} />}</span>
        <span className="min-w-0">
          <span className="block wrap-anywhere group-hover:underline group-hover:underline-offset-4">
            {summary.title[language]} <UnreadMark toolsets={[summary.id]} />
          </span>
          <span
            className={classNames(
              'flex flex-wrap gap-x-2 text-xs font-normal',
              status.stale ? 'text-tertiary' : 'text-muted',
            )}
          >
            {isWritten ? (
              t('status.writing')
            ) : mark === 'saved' ? (
              <>
                <span className="sr-only">{t('status.saved')}</span>
                {assumed && assumed.assumed > 0 && (
                  <span className="flex items-center gap-1">
                    <ClaimMark state="assumed" size={10} />
                    {t('evidence.assumedOf', { count: assumed.all, assumed: assumed.assumed })}
                  </span>
                )}
                {assumed && assumed.assumed > 0 && status.updatedAt && <span aria-hidden>·</span>}
                {status.updatedAt && <time dateTime={status.updatedAt}>{formatAgo(status.updatedAt)}</time>}
                {status.hasUnconfirmed && <span aria-hidden>·</span>}
                {status.hasUnconfirmed && <span>{t('project.unconfirmed')}</span>}
              </>
            ) : (
              <>
                {stepTraits[mark].map((trait) => (
                  <span key={trait}>{t(`status.${trait}`)}</span>
                ))}
                <span className="font-medium underline underline-offset-2">
                  {t(status.starter ? 'project.fill' : 'project.review')}
                </span>
              </>
            )}
          </span>
        </span>
      </span>
    </Link>
  );
}
