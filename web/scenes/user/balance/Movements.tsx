import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { SearchIllustration } from '#web/components/SearchIllustration.tsx';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';
import { WateringCanIllustration } from '#web/components/WateringCanIllustration.tsx';
import { downloadMovements, loadMoreMovements, loadMovements, movements } from '#web/stores/movements.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

import { MovementFilter } from './MovementFilter.tsx';
import { MovementRow } from './MovementRow.tsx';

/** What changed the balance: by kind, project and period, and as a table to take along. */
export function Movements({ sells }: { sells: boolean }) {
  const { t } = useTranslation();
  const { items, phase, nextCursor, error, filter } = useSnapshot(movements);
  const [busy, setBusy] = useState(false);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const isShown = phase === 'ready' || phase === 'more';

  async function download(): Promise<void> {
    setBusy(true);
    await downloadMovements().catch((failure: unknown) => reportFailure(failure, {}, () => void download()));
    setBusy(false);
  }

  return (
    <Card title={t('movements.title')}>
      <MovementFilter sells={sells} />
      <div className="mt-5">
        {phase === 'loading' && (
          <SkeletonPage>
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} className="h-12" />
            ))}
          </SkeletonPage>
        )}
        {phase === 'failed' && (
          <FailureView compact error={error} onTryAgain={() => void loadMovements(movements.filter)} />
        )}
        {isShown && items.length === 0 && (
          <EmptyState
            illustration={isFiltered ? <SearchIllustration /> : <WateringCanIllustration />}
            title={t(isFiltered ? 'empty.noResults' : 'empty.noContent')}
            {...(isFiltered && { text: t('movements.noResultsText') })}
          />
        )}
        {isShown && items.length > 0 && (
          <>
            <ul aria-label={t('movements.title')} className="divide-y divide-outline border-y border-outline">
              {items.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </ul>
            <div className="mt-5 flex flex-wrap justify-between gap-3">
              <Button
                size="small"
                busy={busy}
                icon={<Download aria-hidden size={16} />}
                onClick={() => void download()}
              >
                {t('movements.download')}
              </Button>
              {nextCursor !== null && (
                <Button size="small" busy={phase === 'more'} onClick={() => void loadMoreMovements()}>
                  {t('movements.more')}
                </Button>
              )}
            </div>
          </>
        )}
        <p role="status" className="sr-only">
          {isShown && t('movements.found', { count: items.length })}
        </p>
      </div>
    </Card>
  );
}
