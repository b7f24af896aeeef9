import CircleAlert from 'lucide-react/icons/circle-alert';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { project } from '../../stores/project.ts';
import { cancelProjectGeneration, dismissRun, projectGeneration, type Run } from '../../stores/projectGeneration.ts';
import { toolsetPath } from '../toolset/toolsetPath.ts';
import { useToolsetTitle } from '../toolset/useToolsetTitle.ts';

/** Progress of a batch, with the current toolset and a cancel button; at its end, the result. */
export function RunProgress() {
  const { id: projectId } = useSnapshot(project);
  const { run, id, projectId: runProjectId, earlier, cancelling } = useSnapshot(projectGeneration);
  if (!run || !projectId || runProjectId !== projectId) return null;
  return id ? (
    <Running run={run} cancelling={cancelling} />
  ) : (
    <Ended run={run} steps={[...earlier, ...run.steps]} projectId={projectId} />
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

function Ended({ run, steps, projectId }: { run: Run; steps: Run['steps']; projectId: string }) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const succeeded = steps.filter(({ status }) => status === 'succeeded').length;
  const failed = steps.filter(({ status }) => status === 'failed');
  return (
    <Notice
      kind={failed.length > 0 ? 'error' : 'success'}
      live
      icon={failed.length > 0 ? <CircleAlert aria-hidden size={20} /> : <Sparkles aria-hidden size={20} />}
      title={run.status === 'cancelled' ? t('many.cancelled') : t('many.done', { count: succeeded })}
      actions={
        <Button size="small" look="quiet" onClick={dismissRun}>
          {t('action.dismiss')}
        </Button>
      }
    >
      {failed.length === 0 && run.status !== 'cancelled' && <span>{t('many.review')}</span>}
      {failed.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1">
          {failed.map(({ toolset, error }) => (
            <li key={toolset}>
              <Link to={toolsetPath(projectId, toolset)} className="font-semibold underline underline-offset-4">
                {titleOf(toolset)}
              </Link>
              {error && `: ${error.message}`}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
