import { useTranslation } from 'react-i18next';

import type { Subscription } from '#engine/protocol/billing.ts';
import { ProgressBar } from '#web/components/ProgressBar.tsx';
import { formatNumber } from '#web/i18n/formats.ts';

/** How much of a plan's tokens of the current period is used. */
export function UsageBar({ usage: { used, granted } }: Pick<Subscription, 'usage'>) {
  const { t } = useTranslation();
  // More can be used than the plan gives: then it comes from the rest of the balance.
  const ofPlan = Math.min(used, granted);
  const left = granted - ofPlan;
  const text = t('subscription.used', { count: granted, used: formatNumber(ofPlan), granted: formatNumber(granted) });
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={text} value={granted > 0 ? ofPlan / granted : 0} />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span aria-hidden>{text}</span>
        <span className="text-muted">{t('subscription.left', { count: left, amount: formatNumber(left) })}</span>
      </p>
    </div>
  );
}
