import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Payment } from '#engine/protocol/billing.ts';
import { fetchInvoice } from '#web/api/billing.ts';
import { Button } from '#web/components/Button.tsx';
import { buttonStyle } from '#web/components/buttonStyle.ts';
import { formatMoment, formatNumber, formatPrice } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { paymentMarks } from '#web/scenes/user/billing/paymentMarks.ts';
import { StatusChip } from '#web/scenes/user/billing/StatusChip.tsx';
import { downloadFile } from '#web/stores/downloadFile.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

/** A payment: when, for what, how much, what became of it, and its invoice. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { status, title, kind, createdAt, tokens, invoiceId, paymentUrl } = payment;
  const name = title[language] ?? '';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-4 desktop:grid-cols-[minmax(0,1fr)_7rem_9rem_10.5rem]">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {kind !== 'package' && <>{t(`payments.kind.${kind}`)} · </>}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </span>
      </span>
      <span className="text-right">
        <span className="block font-semibold tabular-nums">{formatPrice(payment)}</span>
        <span className="block text-sm text-muted tabular-nums">
          {t('balance.tokens', { count: tokens, amount: formatNumber(tokens) })}
        </span>
      </span>
      <span>
        <StatusChip state={paymentMarks[status]} text={t(`payments.status.${status}`)} />
      </span>
      <span className="flex justify-end">
        {invoiceId !== undefined && <InvoiceButton id={invoiceId} of={name} />}
        {status === 'open' && paymentUrl && (
          <a
            href={paymentUrl}
            aria-label={t('payments.actionOf', { action: t('billing.continue'), title: name })}
            className={buttonStyle({ size: 'small' }, 'whitespace-nowrap')}
          >
            {t('billing.continue')}
          </a>
        )}
      </span>
    </li>
  );
}

function InvoiceButton({ id, of }: { id: string; of: string }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      downloadFile(await fetchInvoice(id));
    } catch (error) {
      reportFailure(error, {}, () => void download());
    }
    setBusy(false);
  }
  return (
    <Button
      size="small"
      busy={busy}
      icon={<Download aria-hidden size={16} />}
      aria-label={t('payments.actionOf', { action: t('payments.invoice'), title: of })}
      onClick={() => void download()}
    >
      {t('payments.invoice')}
    </Button>
  );
}
