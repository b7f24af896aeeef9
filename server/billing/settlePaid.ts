import type { Transaction } from '#server/database/Database.ts';
import { endPayment, type PaymentRow } from '#server/database/repositories/payments.ts';
import { lockUser } from '#server/database/repositories/users.ts';
import type { GatewayState } from '#server/payments/PaymentGateway.ts';

import { beginSubscription } from './beginSubscription.ts';
import type { BillingServices } from './BillingServices.ts';
import type { Outcome } from './followUp.ts';
import { issueInvoice } from './issueInvoice.ts';
import { keepGatewayNames } from './keepGatewayNames.ts';
import { creditPurchase } from './ledger.ts';
import { renewSubscription } from './renewSubscription.ts';

/** Books a payment that has arrived: its tokens, its subscription and the card that renews it, in one transaction. */
export async function settlePaid(
  services: BillingServices,
  transaction: Transaction,
  payment: PaymentRow,
  state: GatewayState,
  at: string,
): Promise<Outcome> {
  const userId = payment.userId!;
  await lockUser(transaction, userId);
  await endPayment(transaction, payment.id, { status: 'paid', at });
  await creditPurchase(transaction, { userId, amount: payment.tokens, paymentId: payment.id });
  await issueInvoice(transaction, services, { payment, card: state.card, at });
  const card = payment.kind === 'subscription' ? state.card : null;
  await keepGatewayNames(services, transaction, userId, { ...state, card });
  if (payment.kind === 'subscription') await beginSubscription(transaction, payment.subscriptionId!, at);
  if (payment.kind === 'renewal') await renewSubscription(transaction, payment.subscriptionId!, services.clock());
  return { userId, mail: 'payment-received', payment };
}
