import { useTranslation } from 'react-i18next';

import type { Payment } from '#engine/protocol/billing.ts';
import { Card } from '#web/components/Card.tsx';

import { PaymentRow } from './PaymentRow.tsx';

/** What was paid, and what was to be. */
export function PaymentHistory({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('payments.title')}>
      {payments.length === 0 ? (
        <p className="text-base text-muted">{t('payments.none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-outline">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </Card>
  );
}
