import { invoiceNumber } from '#server/billing/invoiceNumber.ts';
import { presentPayment } from '#server/billing/presentPayment.ts';
import type { Connection } from '#server/database/Database.ts';
import { listInvoicesOf } from '#server/database/repositories/invoices.ts';
import { listPayments } from '#server/database/repositories/payments.ts';
import { findStoredCard } from '#server/database/repositories/storedCards.ts';

const pageSize = 100;

/** A person's payments, without the addresses at which open ones can be paid. */
export async function* paymentsOf(connection: Connection, userId: string) {
  for (let before: string | undefined; ;) {
    const page = await listPayments(connection, userId, { limit: pageSize, ...(before && { before }) });
    for (const row of page)
      yield { ...presentPayment({ ...row, paymentUrl: null }), gateway: row.gateway, failure: row.failure };
    if (page.length < pageSize) return;
    before = page.at(-1)!.id;
  }
}

/** What is kept of a person's card, without the gateway's name for it. */
export async function cardsOf(connection: Connection, userId: string) {
  const card = await findStoredCard(connection, userId);
  if (!card) return [];
  const { gateway, brand, lastFour, expiryMonth, expiryYear } = card;
  return [{ gateway, brand, lastFour, expiryMonth, expiryYear }];
}

export async function* invoicesOf(connection: Connection, userId: string) {
  for (let after = ''; ;) {
    const page = await listInvoicesOf(connection, userId, { after, limit: pageSize });
    for (const row of page) yield { id: row.id, number: invoiceNumber(row), issuedAt: row.issuedAt, ...row.content };
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
}
