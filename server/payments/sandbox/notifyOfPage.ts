import { receiveWebhook } from '#server/billing/receiveWebhook.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import { createId } from '#server/database/createId.ts';
import type { Services } from '#server/Services.ts';

import type { ChangedPage } from './changePage.ts';
import { signatureHeader, signWebhook } from './webhookSignature.ts';

/** Tells the rest of the product that a page has been settled, as another gateway would over the network. */
export async function notifyOfPage(services: Services, { page, isSettled }: ChangedPage): Promise<void> {
  if (!isSettled) return;
  const body = Buffer.from(JSON.stringify({ id: `event-${createId()}`, type: page.kind, ref: page.ref }));
  const headers = { [signatureHeader]: signWebhook(services.keyedHash, body, services.clock()) };
  try {
    await receiveWebhook(requireBilling(services), body, headers);
  } catch (error) {
    // The person has paid all the same; what a webhook has not told is asked for later.
    services.logger.warn({ err: error, page: page.ref }, 'a webhook of the sandbox was not taken');
  }
}
