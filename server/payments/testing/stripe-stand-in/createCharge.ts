import type { z } from 'zod';

import { cardErrors } from './cardBehaviours.ts';
import type { StandInPayment } from './objects.ts';
import type { chargeParams } from './params.ts';
import type { StandInPages } from './StandInPages.ts';
import { missing, StandInRefusal } from './StandInRefusal.ts';
import type { StandInStore } from './StandInStore.ts';

/** Charges a stored card. @throws StandInRefusal that holds the failed payment when the bank refuses */
export function createCharge(
  { off_session: _, confirm: __, allowed_payment_method_types: ___, ...params }: z.infer<typeof chargeParams>,
  { store, pages }: { store: StandInStore; pages: StandInPages },
): StandInPayment {
  store.require('customer', params.customer, 'customer');
  const method = store.require('payment_method', params.payment_method, 'payment_method');
  if (method.customer !== params.customer) throw missing(method.id, 'payment_method');
  const payment = store.add('payment_intent', {
    ...params,
    status: 'requires_payment_method',
    amount_received: 0,
    setup_future_usage: null,
    last_payment_error: null,
    client_secret: `secret-of-${params.metadata['paymentId']}`,
  });
  store.record('payment_intent.created', payment);
  const behaviour = pages.behaviours.get(method.id)!.chargedLater;
  if (behaviour === 'paid') {
    payment.status = 'succeeded';
    payment.amount_received = payment.amount;
    store.record('payment_intent.succeeded', payment);
    return payment;
  }
  const error = { ...cardErrors[behaviour], payment_method: structuredClone(method) };
  payment.payment_method = null;
  payment.last_payment_error = error;
  store.record('payment_intent.payment_failed', payment);
  throw new StandInRefusal(402, { ...error, payment_intent: store.present(payment) });
}
