import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Subscription } from '#engine/protocol/billing.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { formatLongDate, formatPrice } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { StatusChip } from '#web/scenes/user/billing/StatusChip.tsx';
import { endSubscription, resumePlan } from '#web/stores/billing.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

import { intervalOf } from './intervalOf.ts';
import { PlanDates } from './PlanDates.tsx';
import { subscriptionMarks } from './subscriptionMarks.ts';
import { UsageBar } from './UsageBar.tsx';

/** The plan one has: its state, what is used of it, until when, and what can be done. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { plan, status, usage, renewsAt, endsAt, paymentUrl } = subscription;
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const title = plan.title[language] ?? '';
  const isCancellable = plan.interval !== null && (status === 'active' || status === 'past-due');
  const until = renewsAt ?? endsAt;

  async function cancel(): Promise<void> {
    try {
      await endSubscription();
      showToast('success', t('subscription.cancelDone'));
    } catch (error) {
      reportFailure(error, {}, () => void cancel());
    }
  }

  async function resume(): Promise<void> {
    setBusy(true);
    try {
      await resumePlan();
      showToast('success', t('subscription.resumeDone'));
    } catch (error) {
      reportFailure(error, {}, () => void resume());
    }
    setBusy(false);
  }

  return (
    <Card title={t('subscription.current')}>
      <div className="flex flex-col gap-6">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="text-2xl font-semibold">{title}</span>
            <StatusChip state={subscriptionMarks[status]} text={t(`subscription.status.${status}`)} />
          </p>
          <p className="mt-1 text-base text-muted">
            {t(`subscription.price.${intervalOf(plan.interval)}`, { price: formatPrice(plan.price) })}
          </p>
        </div>
        {status !== 'open' && <UsageBar usage={usage} />}
        <PlanDates subscription={subscription} />
        {status === 'cancelled' && endsAt && (
          <p className="text-base">{t('subscription.cancelledText', { date: formatLongDate(endsAt) })}</p>
        )}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {status === 'cancelled' && (
            <Button busy={busy} onClick={() => void resume()}>
              {t('subscription.resume')}
            </Button>
          )}
          {status === 'open' && paymentUrl && (
            <Button onClick={() => window.location.assign(paymentUrl)}>{t('billing.continue')}</Button>
          )}
          {isCancellable && (
            <Button look="danger" onClick={() => setIsAsking(true)}>
              {t('subscription.cancel')}
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('subscription.cancelQuestion', { title })}
          text={
            until && status === 'active'
              ? t('subscription.cancelText', { date: formatLongDate(until) })
              : t('subscription.cancelPastDueText')
          }
          confirm={t('subscription.cancel')}
          keep={t('subscription.keep')}
          danger
          onConfirm={cancel}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  );
}
