import { listOpenPayments } from '#server/database/repositories/payments.ts';

import type { BillingServices } from './BillingServices.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Closes the pages of subscriptions that a person began before this one and did not pay, so that nobody pays for two by
 * mistake.
 */
export async function expireOthers(services: BillingServices, userId: string, paymentId: string): Promise<void> {
  const { database, gateway, logger } = services;
  const open = await listOpenPayments(database.connection, userId, ['subscription']);
  for (const { id, gatewayRef, gateway: ofGateway } of open) {
    // Ids sort by time. A repeated request must not close what was begun after it.
    if (id >= paymentId || gatewayRef === null || ofGateway !== gateway.name) continue;
    await gateway
      .expireCheckout(gatewayRef)
      .then(() => settlePayment(services, id))
      // It expires by itself.
      .catch((error: unknown) => logger.warn({ err: error, payment: id }, 'an older checkout stays open'));
  }
}
