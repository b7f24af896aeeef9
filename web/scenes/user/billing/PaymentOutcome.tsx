import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Payment } from '#engine/protocol/billing.ts';
import { fetchPayment } from '#web/api/billing.ts';
import { Button } from '#web/components/Button.tsx';
import { buttonStyle } from '#web/components/buttonStyle.ts';
import { Notice } from '#web/components/Notice.tsx';
import { Spinner } from '#web/components/Spinner.tsx';
import { formatNumber, formatPrice } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

import { BillingMark } from './BillingMark.tsx';
import { paymentMarks } from './paymentMarks.ts';
import { useReturn } from './useReturn.ts';
import { useUntilSettled } from './useUntilSettled.ts';

/** What became of a payment from whose page somebody has come back. `onSettled` must stay the same between renders. */
export function PaymentOutcome({ onSettled }: { onSettled: () => void }) {
  const { t } = useTranslation();
  const { id, dismiss } = useReturn('payment');
  const payment = useUntilSettled(id, fetchPayment);
  const isClosed = payment !== null && payment !== 'missing' && payment.status !== 'open';
  useEffect(() => {
    if (isClosed) onSettled();
  }, [isClosed, onSettled]);
  if (id === null || payment === 'missing') return null;
  if (payment === null) return <Notice kind="info" live icon={<Spinner />} title={t('billing.outcome.looking')} />;
  return <Outcome payment={payment} onDismiss={dismiss} />;
}

const kinds = { open: 'info', paid: 'success', failed: 'error', expired: 'advice' } as const;

function Outcome({ payment, onDismiss }: { payment: Payment; onDismiss: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { status, tokens, title, paymentUrl } = payment;
  const facts = {
    title: title[language],
    price: formatPrice(payment),
    count: tokens,
    amount: formatNumber(tokens),
  };
  return (
    <Notice
      kind={kinds[status]}
      live
      icon={<BillingMark state={paymentMarks[status]} size={20} />}
      title={t(`billing.outcome.${status}`)}
      actions={
        <>
          {status === 'open' && paymentUrl && (
            <a href={paymentUrl} className={buttonStyle({ size: 'small' })}>
              {t('billing.continue')}
            </a>
          )}
          <Button size="small" onClick={onDismiss}>
            {t('action.dismiss')}
          </Button>
        </>
      }
    >
      {t(`billing.outcome.${status}Text`, facts)}
    </Notice>
  );
}
