import { subscribeRequest, subscriptionResponse } from '#engine/protocol/billing.ts';
import type { BillingServices } from '#server/billing/BillingServices.ts';
import { cancelSubscription, resumeSubscription } from '#server/billing/cancelSubscription.ts';
import { expireOthers } from '#server/billing/expireOthers.ts';
import { openCheckout } from '#server/billing/openCheckout.ts';
import { presentSubscription } from '#server/billing/presentSubscription.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import { requireOffer } from '#server/billing/requireOffer.ts';
import { subscribe } from '#server/billing/subscribe.ts';
import { findCurrentSubscription, findSubscription } from '#server/database/repositories/subscriptions.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';

export const subscriptionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/subscription',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'The subscription that one has; 404 with key `no-subscription` without one',
    answer: { status: 200, schema: subscriptionResponse },
    async handle({ user }, services) {
      return current(requireBilling(services), user.id);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/subscription',
    access: 'signed-in',
    limits: ['payments'],
    summary: 'Begins a subscription, paid at `paymentUrl`; once it is paid, the current one ends',
    body: subscribeRequest,
    idempotent: true,
    answer: { status: 201, schema: subscriptionResponse },
    async handle(request, services) {
      const { user, body, language } = request;
      const billing = requireBilling(services);
      const { connection } = services.database;
      const plan = requireOffer(billing.plans.plans, body.planId, '/planId', language);
      const paymentId = await answerOnce(services.database, request, async (transaction) => {
        const before = await findCurrentSubscription(transaction, user.id);
        const isSame = before?.plan.id === plan.id && before.status === 'active';
        if (isSame) throw new BusinessError('already-subscribed');
        return subscribe(transaction, billing, { userId: user.id, plan });
      });
      const payment = await openCheckout(billing, paymentId);
      if (payment.status === 'open') await expireOthers(billing, user.id, paymentId);
      const subscription = payment.subscriptionId && (await findSubscription(connection, payment.subscriptionId));
      if (!subscription) throw new NotFoundError();
      return presentSubscription(billing, subscription, payment.status === 'open' ? payment.paymentUrl : null);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/subscription',
    access: 'signed-in',
    limits: { none: 'changes one row' },
    summary: 'Cancels the subscription: it can be used until its end, and is not renewed',
    answer: { status: 200, schema: subscriptionResponse.nullable() },
    async handle({ user }, services) {
      const billing = requireBilling(services);
      await services.database.transaction((transaction) => cancelSubscription(transaction, billing, user.id));
      const subscription = await findCurrentSubscription(services.database.connection, user.id);
      return subscription && (await presentSubscription(billing, subscription));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/subscription/resume',
    access: 'signed-in',
    limits: { none: 'changes one row' },
    summary: 'Takes a cancellation back while the subscription can still be used',
    answer: { status: 200, schema: subscriptionResponse },
    async handle({ user }, services) {
      const billing = requireBilling(services);
      await services.database.transaction((transaction) => resumeSubscription(transaction, user.id));
      return current(billing, user.id);
    },
  }),
];

async function current(billing: BillingServices, userId: string) {
  const subscription = await findCurrentSubscription(billing.database.connection, userId);
  if (!subscription) throw new ApplicationError('no-subscription');
  return presentSubscription(billing, subscription);
}
