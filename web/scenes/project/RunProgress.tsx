import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { ProgressBar } from '#web/components/ProgressBar.tsx';
import { project } from '#web/stores/project.ts';
import { cancelProjectGeneration, projectGeneration, type Run } from '#web/stores/projectGeneration.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { RunResult } from './RunResult.tsx';

/** Progress of a batch, with the current toolset and a cancel button; at its end, the result. */
export function RunProgress() {
  const { id: projectId } = useSnapshot(project);
  const { run, id, projectId: runProjectId, earlier, cancelling } = useSnapshot(projectGeneration);
  if (!run || !projectId || runProjectId !== projectId) return null;
  return id ? (
    <Running run={run} cancelling={cancelling} />
  ) : (
    <RunResult run={run} steps={[...earlier, ...run.steps]} projectId={projectId} />
  );
}

function Running({ run, cancelling }: { run: Run; cancelling: boolean }) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { done, total, current } = run.progress;
  return (
    <Notice
      kind="info"
      live
      icon={<Sparkles aria-hidden size={20} />}
      title={current ? t('many.writing', { toolset: titleOf(current) }) : t('many.waiting')}
      actions={
        <Button size="small" look="quiet" busy={cancelling} onClick={() => void cancelProjectGeneration()}>
          {t('toolset.cancel')}
        </Button>
      }
    >
      <div className="mt-2 flex items-center gap-3">
        <ProgressBar className="flex-1 bg-raised" label={t('many.progress')} value={total > 0 ? done / total : 0} />
        <span className="text-sm">{t('many.count', { done, total })}</span>
      </div>
    </Notice>
  );
}
