import { paymentResponse, plansResponse, startPaymentRequest } from '#engine/protocol/billing.ts';
import { openCheckout } from '#server/billing/openCheckout.ts';
import { presentPayment } from '#server/billing/presentPayment.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import { requireOffer } from '#server/billing/requireOffer.ts';
import { startPayment } from '#server/billing/startPayment.ts';
import { findPayment } from '#server/database/repositories/payments.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';

export const paymentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/plans',
    access: 'public',
    limits: ['public-reads'],
    summary: 'The plans and token packages on offer; prices in the smallest unit of their currency',
    answer: { status: 200, schema: plansResponse },
    async handle(_, { plans }) {
      return plans;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/payments',
    access: 'signed-in',
    limits: ['payments'],
    summary: 'Begins to buy a package; it is paid at `paymentUrl`',
    body: startPaymentRequest,
    idempotent: true,
    answer: { status: 201, schema: paymentResponse },
    async handle(request, services) {
      const { user, body, language } = request;
      const billing = requireBilling(services);
      const offer = requireOffer(billing.plans.packages, body.packageId, '/packageId', language);
      const id = await answerOnce(services.database, request, (transaction) =>
        startPayment(transaction, billing, offer, { userId: user.id, kind: 'package' }),
      );
      return presentPayment(await openCheckout(billing, id));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/payments/:id',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'What has become of a payment',
    answer: { status: 200, schema: paymentResponse },
    async handle({ user, params }, services) {
      requireBilling(services);
      const payment = await findPayment(services.database.connection, params.id);
      if (payment?.userId !== user.id) throw new NotFoundError();
      return presentPayment(payment);
    },
  }),
];
