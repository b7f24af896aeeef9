import {
  askPaymentAgain,
  endPayment,
  notePaymentPage,
  type PaymentRow,
} from '#server/database/repositories/payments.ts';
import { findSubscription } from '#server/database/repositories/subscriptions.ts';
import { findUser } from '#server/database/repositories/users.ts';

import type { BillingServices } from './BillingServices.ts';
import { nextQuestion } from './nextQuestion.ts';
import { payerOf } from './payerOf.ts';
import { applyState } from './settlePayment.ts';

/**
 * Settles a renewal whose answer was lost, with a crash or a connection. While its subscription goes on, `renewDue`
 * asks for it again under the same id. Once it has ended nobody does, and yet the person may have paid.
 */
export async function settleLostCharge(services: BillingServices, payment: PaymentRow): Promise<void> {
  const { database, clock } = services;
  const at = new Date(clock()).toISOString();
  const subscription = payment.subscriptionId && (await findSubscription(database.connection, payment.subscriptionId));
  const isUnderWay = subscription && (subscription.status !== 'ended' || (subscription.heldUntil ?? '') > at);
  if (isUnderWay) {
    const time = nextQuestion(payment.createdAt, clock());
    return database.transaction((transaction) => askPaymentAgain(transaction, payment.id, time));
  }
  return findLostCharge(services, payment);
}

/** Asks the gateway whether a renewal was charged at all, and books what it says. */
export async function findLostCharge(services: BillingServices, payment: PaymentRow): Promise<void> {
  const { database, clock, gateway, logger } = services;
  const { connection } = database;
  const at = new Date(clock()).toISOString();
  // Whose customer at the gateway it was is not known any more, so nobody can ask.
  if (payment.userId === null) {
    logger.error(
      { payment: payment.id },
      'the account was deleted before its renewal was settled: look for a charge at the gateway',
    );
    return database.transaction((transaction) =>
      endPayment(transaction, payment.id, { status: 'failed', failure: 'account-deleted', at }),
    );
  }
  const user = await findUser(connection, payment.userId);
  const charge =
    user &&
    (await gateway.findCharge({
      paymentId: payment.id,
      payer: await payerOf(connection, user, gateway.name),
      period: null,
    }));
  if (!charge)
    return database.transaction((transaction) => endPayment(transaction, payment.id, { status: 'expired', at }));
  const { ref, ...state } = charge;
  await database.transaction((transaction) => notePaymentPage(transaction, payment.id, { ref }));
  await applyState(services, payment.id, state);
}
