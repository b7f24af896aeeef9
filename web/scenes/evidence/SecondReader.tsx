import BookOpenCheck from 'lucide-react/icons/book-open-check';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { formatLongDate } from '#web/i18n/formats.ts';
import { beginReading, critique, loadCritique } from '#web/stores/critique.ts';
import { findings } from '#web/stores/findings.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';
import { useMay } from '#web/stores/useMay.ts';

import { EvidenceCard } from './EvidenceCard.tsx';
import { FindingList } from './FindingList.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

/** Has the project read for what contradicts itself, and shows what was found. */
export function SecondReader({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { edit } = useMay();
  const { projectId: shownId, state, phase, error } = useSnapshot(critique);
  const { projectId: foundId, list } = useSnapshot(findings);
  useEffect(() => {
    void loadCritique(projectId);
  }, [projectId]);
  const isShown = shownId === projectId && foundId === projectId && state && list;
  // Without a model nobody could read.
  if (isShown && state.tokens === null && list.length === 0) return null;
  return (
    <EvidenceCard titleId={titleId} title={t('critique.title')} text={t('critique.text')}>
      {isShown ? (
        <>
          <div className="flex flex-col gap-3 px-5 pb-4">
            <ReadingProgress />
            {state.readAt === null ? (
              <p className="text-sm">{t('critique.never')}</p>
            ) : (
              <p className="text-sm">
                <span>{t('critique.readAt', { date: formatLongDate(state.readAt) })}</span>{' '}
                {list.length === 0 && <span>{t('critique.nothing')}</span>}{' '}
                {state.shortened && <span>{t('critique.shortened')}</span>}
              </p>
            )}
            {edit && state.tokens !== null && (
              <BeginReading projectId={projectId} tokens={state.tokens} isAgain={state.readAt !== null} />
            )}
          </div>
          <FindingList findings={list} projectId={projectId} mayEdit={edit} />
        </>
      ) : (
        <div className="px-5 pb-5" aria-busy={phase === 'loading'}>
          {phase === 'failed' ? (
            <FailureView compact error={error} onTryAgain={() => void loadCritique(projectId)} />
          ) : (
            <Skeleton className="h-12" />
          )}
        </div>
      )}
    </EvidenceCard>
  );
}

interface BeginReadingProps {
  projectId: string;
  tokens: number;
  isAgain: boolean;
}

/** The price is told before. */
function BeginReading({ projectId, tokens, isAgain }: BeginReadingProps) {
  const { t } = useTranslation();
  const { sayCost } = useDraftCost();
  const { isStarting, orderId } = useSnapshot(critique);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="small"
        look="ai"
        icon={<BookOpenCheck aria-hidden size={18} />}
        busy={isStarting}
        // Keeps the focus while the project is read.
        inactive={orderId !== null}
        onClick={() => void beginReading(projectId)}
      >
        {t(isAgain ? 'critique.beginAgain' : 'critique.begin')}
      </Button>
      <span className="text-sm text-muted">{sayCost(tokens)}</span>
    </div>
  );
}
