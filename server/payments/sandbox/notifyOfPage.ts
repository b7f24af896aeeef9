import { createId } from '../../database/createId.ts';
import { receiveWebhook } from '../../billing/receiveWebhook.ts';
import { requireBilling } from '../../billing/requireBilling.ts';
import type { Services } from '../../Services.ts';
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
