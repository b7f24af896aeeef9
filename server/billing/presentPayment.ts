import type { Payment } from '#engine/protocol/billing.ts';
import type { PaymentRow } from '#server/database/repositories/payments.ts';

/** A payment as its payer sees it. */
export function presentPayment(row: PaymentRow): Payment {
  const { id, status, tokens, amount, currency, createdAt, title, kind, paymentUrl, invoiceId } = row;
  return {
    id,
    status,
    tokens,
    amount,
    currency,
    createdAt,
    title,
    kind,
    ...(status === 'paid' && invoiceId !== null && { invoiceId }),
    ...(status === 'open' && paymentUrl !== null && { paymentUrl }),
  };
}
