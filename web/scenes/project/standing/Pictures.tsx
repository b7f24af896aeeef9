import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { countSteps } from '#engine/progress/countSteps.ts';
import { UnreadMark } from '#web/comments/UnreadMark.tsx';
import { StateMark } from '#web/components/StateMark.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsPath } from '#web/paths.ts';
import type { PathStep } from '#web/scenes/project/path/PathStep.ts';
import { ToolsetPicture } from '#web/scenes/project/path/ToolsetPicture.tsx';
import { asideLink, Heading } from '#web/standing/Heading.tsx';
import { project } from '#web/stores/project.ts';
import { describeMark } from '#web/toolsets/describeMark.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetMarks } from '#web/toolsets/useToolsetMarks.ts';

/** The toolsets of the path as small pictures, six in a row; on a phone they slide sideways. */
export function Pictures({ steps }: { steps: readonly PathStep[] }) {
  const { t } = useTranslation();
  const id = useId();
  const { id: projectId } = useSnapshot(project);
  const { saved, total, stale } = countSteps(steps.map(({ status }) => status));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <Heading
        id={id}
        title={t('standing.pictures.title')}
        note={t('standing.pictures.saved', { saved, total })}
        aside={
          <span className="flex items-center gap-x-4">
            {stale > 0 && (
              <span className="flex items-center gap-1.5 text-muted max-desktop:hidden">
                <StateMark state="stale" />
                {t('project.staleCount', { count: stale })}
              </span>
            )}
            <Link to={toolsPath(projectId ?? '')} className={asideLink}>
              {t('standing.pictures.path')}
            </Link>
          </span>
        }
      />
      <ul className="grid grid-cols-4 gap-x-4 gap-y-5 wide:grid-cols-6 max-desktop:relative max-desktop:-mx-4 max-desktop:flex max-desktop:snap-x max-desktop:scroll-px-4 max-desktop:overflow-x-auto max-desktop:px-4 max-desktop:pb-2">
        {steps.map((step) => (
          <li key={step.summary.id} className="max-desktop:w-41 max-desktop:shrink-0 max-desktop:snap-start">
            <Tile step={step} projectId={projectId ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ step: { summary, status }, projectId }: { step: PathStep; projectId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const mark = useToolsetMarks()(summary.id);
  return (
    <Link to={toolsetPath(projectId, summary.id)} className="group relative block rounded-2xl">
      <ToolsetPicture
        summary={summary}
        status={status}
        iconSize={24}
        className={
          status.status === 'empty'
            ? 'aspect-[8/5] rounded-2xl border border-dashed border-frame p-2.5 group-hover:bg-field [&>*]:opacity-60'
            : 'aspect-[8/5] rounded-2xl border border-outline bg-(--picture-ground) p-2.5 transition-shadow group-hover:shadow-raised'
        }
      />
      <span className="mt-2 flex items-start gap-2 text-label font-medium">
        <span className="mt-1.25">
          <StateMark state={mark} />
        </span>
        <span className="min-w-0 wrap-anywhere group-hover:underline group-hover:underline-offset-4">
          {summary.title[language]} <UnreadMark toolsets={[summary.id]} />
          <span className="sr-only">{describeMark(mark, t)}</span>
        </span>
      </span>
    </Link>
  );
}
