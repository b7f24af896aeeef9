import { useTranslation } from 'react-i18next';

import type { Balance } from '#engine/protocol/balance.ts';
import { Card } from '#web/components/Card.tsx';
import { formatNumber } from '#web/i18n/formats.ts';

/** What was used where nothing is sold and drafts have no limit. */
export function Usage({ balance: { usage } }: { balance: Pick<Balance, 'usage'> }) {
  const { t } = useTranslation();
  return (
    <Card title={t('usage.title')}>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {(['month', 'total'] as const).map((span) => (
          <div key={span} className="flex flex-col-reverse">
            <dt className="text-base text-muted">{t(`usage.${span}`)}</dt>
            <dd className="text-4xl font-bold tracking-tight tabular-nums">
              {t('balance.tokens', { count: usage[span], amount: formatNumber(usage[span]) })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
