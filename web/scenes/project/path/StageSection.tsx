import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { countSteps } from '#engine/progress/countSteps.ts';
import { progressMark } from '#engine/progress/stepMark.ts';
import { decidePath } from '#web/paths.ts';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';

import { FoldedSteps } from './FoldedSteps.tsx';
import type { PathStage } from './PathStep.ts';
import { StageHeading } from './StageHeading.tsx';
import { StepRows } from './StepRows.tsx';
import { StepTiles } from './StepTiles.tsx';

/**
 * A stage of the path: a line of small pictures once it is done and nothing in it waits, else its toolsets; it folds
 * and unfolds. One that is done ends with a decision, for whoever may take it.
 */
export function StageSection({ stage: { stage, number, steps } }: { stage: PathStage }) {
  const { t } = useTranslation();
  const { id } = useSnapshot(project);
  const { edit } = useMay();
  const counts = countSteps(steps.map(({ status }) => status));
  const { saved, generated, stale } = counts;
  const isDone = progressMark(counts) === 'saved';
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (!isDone || generated > 0 || stale > 0);
  return (
    <section aria-labelledby={`stage-${stage}`} className="border-b border-outline">
      <div className="relative flex min-h-[4.5rem] flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <StageHeading
          stage={stage}
          number={number}
          isDone={isDone}
          isOpen={isOpen}
          onToggle={() => setChosen(!isOpen)}
        />
        {isOpen ? (
          <p className="min-w-0 flex-1 basis-64 text-sm text-muted max-desktop:hidden">{t(`stage.${stage}.text`)}</p>
        ) : (
          <FoldedSteps steps={steps} />
        )}
        {stale > 0 && (
          <p className="text-xs font-semibold text-tertiary">{t('project.staleCount', { count: stale })}</p>
        )}
        {isDone && edit && stage !== 'setup' && (
          <Link
            to={decidePath(id ?? '', stage)}
            aria-label={`${t('project.decide')}: ${t(`stage.${stage}.title`)}`}
            className="relative inline-flex min-h-11 items-center text-xs font-medium text-muted underline underline-offset-4 hover:text-text"
          >
            {t('project.decide')}
          </Link>
        )}
        <p className="text-xs font-medium text-muted tabular-nums max-desktop:order-first max-desktop:absolute max-desktop:top-7 max-desktop:right-0">
          <span aria-hidden>{t('project.stageCount', { saved, total: steps.length })}</span>
          <span className="sr-only">{t('project.stageSaved', { saved, total: steps.length })}</span>
        </p>
      </div>
      {isOpen && (
        <div id={`steps-${stage}`} className="flex animate-fade flex-col gap-6 pb-8 desktop:pl-10">
          <StepTiles steps={steps.filter(({ status }) => status.status !== 'empty')} />
          <StepRows steps={steps.filter(({ status }) => status.status === 'empty')} />
        </div>
      )}
    </section>
  );
}
