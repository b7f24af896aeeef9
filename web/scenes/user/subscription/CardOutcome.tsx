import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { fetchCardSetup } from '#web/api/billing.ts';
import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Spinner } from '#web/components/Spinner.tsx';
import { BillingMark } from '#web/scenes/user/billing/BillingMark.tsx';
import { useReturn } from '#web/scenes/user/billing/useReturn.ts';
import { useUntilSettled } from '#web/scenes/user/billing/useUntilSettled.ts';
import { billing, loadPlanAndCard } from '#web/stores/billing.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

const looks = {
  open: { kind: 'info', mark: 'waiting' },
  stored: { kind: 'success', mark: 'done' },
  failed: { kind: 'error', mark: 'failed' },
  expired: { kind: 'advice', mark: 'over' },
} as const;

/** What became of a card from whose page somebody has come back. */
export function CardOutcome() {
  const { t } = useTranslation();
  const { id, dismiss } = useReturn('card');
  const { subscription } = useSnapshot(billing);
  const setup = useUntilSettled(id, fetchCardSetup);
  const isStored = setup !== null && setup !== 'missing' && setup.status === 'stored';
  useEffect(() => {
    if (isStored) loadPlanAndCard().catch((error: unknown) => reportFailure(error));
  }, [isStored]);
  // A renewal that failed is charged to a new card at once, and that takes a moment.
  const isAwaited = isStored && subscription?.status === 'past-due';
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(() => void loadPlanAndCard().catch(() => {}), 3000);
    return () => clearInterval(timer);
  }, [isAwaited]);
  if (id === null || setup === 'missing') return null;
  if (setup === null) return <Notice kind="info" live icon={<Spinner />} title={t('card.outcome.looking')} />;
  const { kind, mark } = looks[setup.status];
  return (
    <Notice
      kind={kind}
      live
      icon={<BillingMark state={mark} size={20} />}
      title={t(`card.outcome.${setup.status}`)}
      actions={
        <Button size="small" onClick={dismiss}>
          {t('action.dismiss')}
        </Button>
      }
    >
      {t(`card.outcome.${setup.status}Text`)}
    </Notice>
  );
}
