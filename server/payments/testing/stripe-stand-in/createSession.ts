import type { z } from 'zod';

import type { StandInSession } from './objects.ts';
import type { sessionParams } from './params.ts';
import type { StandInPages } from './StandInPages.ts';
import { invalidRequest } from './StandInRefusal.ts';
import type { StandInStore } from './StandInStore.ts';

// A page may stay open for as long as docs.stripe.com/api/checkout/sessions/create says.
const [shortest, longest] = [30 * 60, 24 * 60 * 60];

interface Parts {
  store: StandInStore;
  pages: StandInPages;
  /** Where the stand-in's pages are. */
  url: string;
}

export function createSession(params: z.infer<typeof sessionParams>, { store, pages, url }: Parts): StandInSession {
  const lifetime = params.expires_at - Math.floor(store.now() / 1000);
  if (lifetime < shortest || lifetime > longest)
    throw invalidRequest('expires_at must be between 30 minutes and 24 hours from now', { param: 'expires_at' });
  if (params.customer && (params.customer_creation || params.customer_email))
    throw invalidRequest('a customer cannot be given and created', { param: 'customer' });
  const customer = params.customer ? store.require('customer', params.customer, 'customer') : null;
  const price = params.mode === 'payment' ? params.line_items[0].price_data : null;
  const session = store.add('checkout.session', {
    mode: params.mode,
    status: 'open',
    payment_status: price ? 'unpaid' : 'no_payment_required',
    amount_total: price?.unit_amount ?? null,
    currency: price?.currency ?? null,
    client_reference_id: params.client_reference_id,
    customer: customer?.id ?? null,
    customer_email: params.customer_email ?? null,
    customer_creation: params.customer_creation ?? null,
    expires_at: params.expires_at,
    locale: params.locale,
    metadata: params.metadata,
    payment_intent: null,
    setup_intent: null,
    success_url: params.success_url,
    cancel_url: params.cancel_url,
    url: null,
  });
  session.url = `${url}/pay/${session.id}`;
  if (params.mode === 'payment') {
    const { description, metadata, setup_future_usage: setupFutureUsage = null } = params.payment_intent_data;
    const { unit_amount: amount, currency } = params.line_items[0].price_data;
    pages.plans.set(session.id, { amount, currency, description, metadata, setupFutureUsage });
  }
  return session;
}
