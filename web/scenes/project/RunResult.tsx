import CircleAlert from 'lucide-react/icons/circle-alert';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { project } from '#web/stores/project.ts';
import { dismissRun, type Run } from '#web/stores/projectGeneration.ts';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

import { FailedSteps } from './FailedSteps.tsx';

interface RunResultProps {
  run: Run;
  /** Of this batch and those just before it. */
  steps: Run['steps'];
  projectId: string;
}

/** What became of a batch: how many drafts and starters are ready, and what did not work. */
export function RunResult({ run, steps, projectId }: RunResultProps) {
  const { t } = useTranslation();
  const { toolsets } = useSnapshot(project);
  const isWithoutModel = useWithoutModel();
  const isStarter = (id: string) => {
    const status = toolsets.find((toolset) => toolset.id === id);
    return status && status.status !== 'empty' ? status.starter : isWithoutModel;
  };
  // Of a toolset that was written twice, the last time counts.
  const last = [...new Map(steps.map((step) => [step.toolset, step])).values()];
  const ready = last.filter(({ status }) => status === 'succeeded');
  const failed = last.filter(({ status }) => status === 'failed');
  const starters = ready.filter(({ toolset }) => isStarter(toolset)).length;
  const drafts = ready.length - starters;
  const counts = [
    drafts > 0 && t('many.done', { count: drafts }),
    starters > 0 && t('many.doneStarters', { count: starters }),
  ].filter((words) => words !== false);
  const isStopped = run.status === 'cancelled';
  const hasNothing = !isStopped && ready.length === 0 && failed.length > 0;
  const title = isStopped
    ? [t('many.cancelled'), run.tokens > 0 && t('many.charged', { count: run.tokens })].filter(Boolean).join(' ')
    : counts.join(' · ');
  return (
    <Notice
      kind={hasNothing ? 'error' : 'success'}
      live
      icon={hasNothing ? <CircleAlert aria-hidden size={20} /> : <Sparkles aria-hidden size={20} />}
      title={hasNothing ? t('many.failed', { count: failed.length }) : title}
      actions={
        <Button size="small" look="quiet" onClick={dismissRun}>
          {t('action.dismiss')}
        </Button>
      }
    >
      {!isStopped && drafts > 0 && <p>{t('many.review')}</p>}
      {!isStopped && drafts === 0 && starters > 0 && <p>{t('many.reviewStarters')}</p>}
      {failed.length > 0 && <FailedSteps failed={failed} ready={ready} projectId={projectId} isCounted={hasNothing} />}
    </Notice>
  );
}
