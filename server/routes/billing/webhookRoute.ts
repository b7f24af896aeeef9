import { receiveWebhook } from '#server/billing/receiveWebhook.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';

export const webhookRoute = defineRoute({
  method: 'POST',
  path: '/api/webhooks/:gateway',
  access: 'public',
  limits: ['webhooks'],
  summary: 'Messages of the payment gateway, which signs them',
  rawKilobytes: 256,
  answer: { status: 204 },
  async handle({ context, params, file }, services) {
    const billing = requireBilling(services);
    if (params.gateway !== billing.gateway.name) throw new NotFoundError();
    await receiveWebhook(billing, file, context.headers);
  },
});
