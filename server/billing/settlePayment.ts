import type { Transaction } from '#server/database/Database.ts';
import { insertGatewayEvent } from '#server/database/repositories/gatewayEvents.ts';
import {
  askPaymentAgain,
  endPayment,
  findPayment,
  lockPayment,
  type PaymentRow,
} from '#server/database/repositories/payments.ts';
import type { GatewayState, PaymentGateway } from '#server/payments/PaymentGateway.ts';

import type { BillingServices } from './BillingServices.ts';
import { failRenewal } from './failRenewal.ts';
import { followUp, type Outcome } from './followUp.ts';
import { nextQuestion } from './nextQuestion.ts';
import { settlePaid } from './settlePaid.ts';

/**
 * Asks the gateway what has become of an open payment, and books it: once, however often and by whomever it is called.
 *
 * @param eventId of the webhook that rang, recorded with what it led to
 * @throws UniqueViolationError when the event has been dealt with
 */
export async function settlePayment(services: BillingServices, paymentId: string, eventId?: string): Promise<void> {
  const { database, gateway } = services;
  const payment = await findPayment(database.connection, paymentId);
  const isOpen = payment?.status === 'open' && payment.gateway === gateway.name;
  const state = isOpen ? await readState(gateway, payment) : null;
  await applyState(services, paymentId, state, eventId);
}

/** Books a state that the gateway has just told. */
export async function applyState(
  services: BillingServices,
  paymentId: string,
  state: GatewayState | null,
  eventId?: string,
): Promise<void> {
  const at = new Date(services.clock()).toISOString();
  const outcome = await services.database.transaction(async (transaction) => {
    if (eventId !== undefined) await insertGatewayEvent(transaction, eventId, at);
    const payment = await lockPayment(transaction, paymentId);
    if (!payment || payment.status !== 'open' || !state) return null;
    return bookState(services, transaction, payment, state, at);
  });
  if (outcome) await followUp(services, outcome);
}

async function bookState(
  services: BillingServices,
  transaction: Transaction,
  payment: PaymentRow,
  state: GatewayState,
  at: string,
): Promise<Outcome | null> {
  if (state.status === 'open') {
    await askPaymentAgain(transaction, payment.id, nextQuestion(payment.createdAt, services.clock()));
    return null;
  }
  const failure = state.status === 'paid' ? mismatchOf(payment, state) : (state.reason ?? null);
  if (state.status === 'paid' && failure === null) return settlePaid(services, transaction, payment, state, at);
  // Money has moved that belongs to nothing here: somebody has to look.
  if (state.status === 'paid')
    services.logger.error({ payment: payment.id, failure }, 'a payment differs from what was ordered');
  const status = state.status === 'expired' ? 'expired' : 'failed';
  await endPayment(transaction, payment.id, { status, failure, at });
  return payment.kind === 'renewal' ? failRenewal(services, transaction, payment, { ...state, failure }) : null;
}

async function readState(gateway: PaymentGateway, payment: PaymentRow): Promise<GatewayState | null> {
  if (payment.gatewayRef === null) return null;
  return payment.kind === 'renewal' ? gateway.readCharge(payment.gatewayRef) : gateway.readCheckout(payment.gatewayRef);
}

function mismatchOf(payment: PaymentRow, { paymentId, userId, paid, period }: GatewayState): string | null {
  if (payment.userId === null) return 'account-deleted';
  // A renewal may have been paid under an id that a restore has taken back.
  const isRenewed =
    payment.kind === 'renewal' && period !== undefined && period.subscriptionId === payment.subscriptionId;
  if (paymentId !== payment.id && !isRenewed) return 'other-payment';
  if (userId !== payment.userId) return 'other-person';
  if (paid?.amount !== payment.amount) return 'other-amount';
  if (paid.currency.toUpperCase() !== payment.currency) return 'other-currency';
  return null;
}
