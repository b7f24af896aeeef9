import { zoneOf } from '#engine/dates/zoneOf.ts';
import type { Transaction } from '#server/database/Database.ts';
import { findInvoiceDetails } from '#server/database/repositories/invoiceDetails.ts';
import { insertInvoice, takeInvoiceNumber } from '#server/database/repositories/invoices.ts';
import type { PaymentRow } from '#server/database/repositories/payments.ts';
import { findStoredCard } from '#server/database/repositories/storedCards.ts';
import { findUser } from '#server/database/repositories/users.ts';
import type { GatewayCard } from '#server/payments/PaymentGateway.ts';

import type { BillingServices } from './BillingServices.ts';

interface Paid {
  payment: PaymentRow;
  /** As the gateway tells of it; a renewal is charged to the stored one. */
  card: GatewayCard | null;
  at: string;
}

/** Writes the invoice of a payment that is being booked, with all that it will say, however things change later. */
export async function issueInvoice(
  transaction: Transaction,
  { config }: Pick<BillingServices, 'config'>,
  { payment, card, at }: Paid,
): Promise<void> {
  const { id: paymentId, kind, tokens, amount, currency } = payment;
  const user = await findUser(transaction, payment.userId!);
  if (!user) throw new Error(`nobody to issue the invoice of ${paymentId} to`);
  const { language } = user;
  const charged = card ?? (kind === 'renewal' ? await findStoredCard(transaction, user.id) : null);
  const year = new Date(at).getUTCFullYear();
  await insertInvoice(transaction, {
    year,
    number: await takeInvoiceNumber(transaction, year),
    userId: user.id,
    issuedAt: at,
    content: {
      language,
      timeZone: zoneOf(user),
      isSandbox: payment.gateway === 'sandbox',
      seller: config.payments.seller,
      buyer: (await findInvoiceDetails(transaction, user.id)) ?? { name: user.fullName },
      kind,
      title: payment.title[language],
      tokens,
      amount,
      currency,
      card: charged && { brand: charged.brand, lastFour: charged.lastFour },
      paymentId,
    },
  });
}
