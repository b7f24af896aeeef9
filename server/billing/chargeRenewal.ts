import type { PaymentRow } from '#server/database/repositories/payments.ts';
import { findPaymentOnce, insertPayment, notePaymentPage } from '#server/database/repositories/payments.ts';
import { findStoredCard } from '#server/database/repositories/storedCards.ts';
import { lockSubscription, type SubscriptionRow } from '#server/database/repositories/subscriptions.ts';
import { findUser } from '#server/database/repositories/users.ts';
import type { GatewayState } from '#server/payments/PaymentGateway.ts';

import type { BillingServices } from './BillingServices.ts';
import { nextPeriod } from './nextPeriod.ts';
import { firstQuestion } from './nextQuestion.ts';
import { payerOf } from './payerOf.ts';
import { applyState } from './settlePayment.ts';

/**
 * Charges the next period of a subscription. A server that dies in between leaves an open payment: the next one charges
 * it under the same id, for which a gateway charges once.
 */
export async function chargeRenewal(services: BillingServices, subscription: SubscriptionRow): Promise<void> {
  const { database, gateway } = services;
  const { connection } = database;
  const payment = await openRenewal(services, subscription.id);
  const user = await findUser(connection, subscription.userId);
  if (!user || payment?.status !== 'open') return;
  const card = await findStoredCard(connection, user.id);
  if (card?.gateway !== gateway.name) return applyState(services, payment.id, { ...unpaid, reason: 'card-missing' });
  const { ref, ...state } = await gateway.charge({
    paymentId: payment.id,
    payer: await payerOf(connection, user, gateway.name),
    cardRef: card.gatewayRef,
    period: nextPeriod(subscription),
    price: { amount: payment.amount, currency: payment.currency },
    title: payment.title[user.language],
  });
  if (ref !== null) await database.transaction((transaction) => notePaymentPage(transaction, payment.id, { ref }));
  await applyState(services, payment.id, state);
}

const unpaid: GatewayState = {
  status: 'failed',
  paid: null,
  paymentId: null,
  userId: null,
  customerRef: null,
  card: null,
  chargedCardRef: null,
};

/**
 * The payment of the next period and try, written before the card is charged; null: the person has cancelled, or it has
 * ended.
 */
async function openRenewal(
  { database, gateway, clock }: BillingServices,
  subscriptionId: string,
): Promise<PaymentRow | null> {
  return database.transaction(async (transaction) => {
    const subscription = await lockSubscription(transaction, subscriptionId);
    if (subscription?.status !== 'active' && subscription?.status !== 'past-due') return null;
    const { userId, plan, periods, failedAttempts } = subscription;
    const once = `renewal:${subscriptionId}:${periods + 1}:${failedAttempts}`;
    const known = await findPaymentOnce(transaction, once);
    if (known) return known;
    await insertPayment(transaction, {
      userId,
      subscriptionId,
      kind: 'renewal',
      gateway: gateway.name,
      ...plan.price,
      tokens: plan.tokens,
      title: plan.title as PaymentRow['title'],
      once,
      createdAt: new Date(clock()).toISOString(),
      expiresAt: null,
      askedNextAt: firstQuestion(clock()),
    });
    return findPaymentOnce(transaction, once);
  });
}
