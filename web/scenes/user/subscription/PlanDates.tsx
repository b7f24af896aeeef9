import { useTranslation } from 'react-i18next';

import type { Subscription } from '#engine/protocol/billing.ts';
import { formatLongDate } from '#web/i18n/formats.ts';

/** Since when, when it is renewed or tried again, and when it ends. */
export function PlanDates({
  subscription: { plan, status, startedAt, renewsAt, retriesAt, endsAt },
}: {
  subscription: Subscription;
}) {
  const { t } = useTranslation();
  const rows = [
    ['since', startedAt],
    ['renews', status === 'active' ? renewsAt : null],
    ['retries', retriesAt],
    ['ends', endsAt],
  ] as const;
  return (
    <dl className="grid gap-x-8 gap-y-3 text-base sm:grid-cols-[repeat(auto-fit,minmax(11rem,max-content))]">
      {rows.map(([name, time]) => {
        if (!time) return null;
        return (
          <div key={name}>
            <dt className="text-sm text-muted">{t(`subscription.dates.${name}`)}</dt>
            <dd className="font-semibold">
              <time dateTime={time}>{formatLongDate(time)}</time>
            </dd>
          </div>
        );
      })}
      {plan.interval === null && (
        <div>
          <dt className="text-sm text-muted">{t('subscription.dates.ends')}</dt>
          <dd className="font-semibold">{t('subscription.indefinite')}</dd>
        </div>
      )}
    </dl>
  );
}
