import { findCardSetupOfRef } from '#server/database/repositories/cardSetups.ts';
import { hasGatewayEvent } from '#server/database/repositories/gatewayEvents.ts';
import { findPayment, findPaymentOfRef } from '#server/database/repositories/payments.ts';
import { UniqueViolationError } from '#server/errors/UniqueViolationError.ts';

import type { BillingServices } from './BillingServices.ts';
import { settleCardSetup } from './settleCardSetup.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Takes in a message of the gateway: what it is about is read anew from the gateway and booked, once for each event.
 *
 * @param body as it was sent, over which it is signed
 * @throws WebhookRefusedError when it is not the gateway's, or too old
 */
export async function receiveWebhook(
  services: BillingServices,
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<void> {
  const { gateway, clock, database, logger } = services;
  const { id, subject } = gateway.readEvent(body, headers, new Date(clock()));
  if (!subject) return;
  const eventId = `${gateway.name}:${id}`;
  const { connection } = database;
  if (await hasGatewayEvent(connection, eventId)) return;
  try {
    if (subject.kind === 'setup') {
      const setup = await findCardSetupOfRef(connection, subject.ref);
      if (setup) await settleCardSetup(services, setup.id, eventId);
      return;
    }
    const payment = await findPaymentOfRef(connection, gateway.name, subject.ref);
    if (payment) return await settlePayment(services, payment.id, eventId);
    const { paymentId } = subject;
    // Its order came from here, but a restore has taken the payment back.
    if (paymentId !== undefined && !(await findPayment(connection, paymentId)))
      logger.error(
        { ...subject, event: id },
        'the gateway tells of a payment that is not known here: look at it there',
      );
  } catch (error) {
    // The same event has just been dealt with by another request.
    if (!(error instanceof UniqueViolationError && (await hasGatewayEvent(connection, eventId)))) throw error;
  }
}
