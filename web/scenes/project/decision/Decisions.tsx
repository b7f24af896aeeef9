import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchDecisions } from '#web/api/standing.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { RecordedDecision } from './RecordedDecision.tsx';

interface DecisionsProps {
  projectId: string;
  onClose: () => void;
}

/** Every decision of the project, the latest first, with its reasons as they stood. */
export function Decisions({ projectId, onClose }: DecisionsProps) {
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchDecisions(projectId, signal), [projectId]);
  const { loaded, reload } = useLoaded(load);
  return (
    <Dialog
      open
      isLong
      size="wide"
      title={t('standing.decision.list')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('standing.close')}</Button>}
    >
      {loaded.phase === 'loading' && <Skeleton className="h-64" />}
      {(loaded.phase === 'failed' || loaded.phase === 'missing') && (
        <FailureView compact error={'error' in loaded && loaded.error} onTryAgain={() => void reload()} />
      )}
      {loaded.phase === 'ready' && loaded.data.length === 0 && <p>{t('standing.decision.listEmpty')}</p>}
      {loaded.phase === 'ready' && (
        <ol className="flex flex-col gap-8 text-text">
          {loaded.data.map((decision) => (
            <li key={decision.id}>
              <RecordedDecision decision={decision} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
