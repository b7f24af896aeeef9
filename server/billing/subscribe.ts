import type { Plan } from '#engine/protocol/billing.ts';
import type { Transaction } from '#server/database/Database.ts';
import { insertSubscription } from '#server/database/repositories/subscriptions.ts';

import type { BillingServices } from './BillingServices.ts';
import { startPayment } from './startPayment.ts';

/** Writes a subscription that waits for its first payment, and that payment; returns the payment's id. */
export async function subscribe(
  transaction: Transaction,
  services: Pick<BillingServices, 'gateway' | 'clock'>,
  { userId, plan }: { userId: string; plan: Plan },
): Promise<string> {
  const createdAt = new Date(services.clock()).toISOString();
  const gateway = services.gateway.name;
  const subscriptionId = await insertSubscription(transaction, { userId, gateway, plan, createdAt });
  return startPayment(transaction, services, plan, { userId, kind: 'subscription', subscriptionId });
}
