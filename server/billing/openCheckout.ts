import { type PaymentRow, findPayment, notePaymentPage } from '#server/database/repositories/payments.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

import type { BillingServices } from './BillingServices.ts';
import { payerOf } from './payerOf.ts';

/**
 * The payment with the address of its page. Asked for again, as by a repeated request or after a failure of the
 * gateway, it is the same page: the gateway opens one for each payment.
 */
export async function openCheckout(
  { database, gateway, config, clock }: BillingServices,
  paymentId: string,
): Promise<PaymentRow> {
  const payment = await findPayment(database.connection, paymentId);
  if (!payment) throw new NotFoundError();
  if (payment.paymentUrl !== null || payment.status !== 'open') return payment;
  const user = payment.userId && (await findUser(database.connection, payment.userId));
  if (!user) throw new NotFoundError();
  const { language } = user;
  const returnTo = payment.kind === 'package' ? 'balance' : 'subscription';
  const { ref, url } = await gateway.openCheckout({
    paymentId,
    payer: await payerOf(database.connection, user, gateway.name),
    price: { amount: payment.amount, currency: payment.currency },
    title: payment.title[language],
    language,
    keepsCard: payment.kind === 'subscription',
    returnUrl: `${config.publicUrl}/user/${returnTo}?payment=${paymentId}`,
    expiresAt: new Date(payment.expiresAt ?? clock()),
  });
  await database.transaction((transaction) => notePaymentPage(transaction, paymentId, { ref, url }));
  return { ...payment, gatewayRef: ref, paymentUrl: url };
}
