import type { Transaction } from '#server/database/Database.ts';
import { findCustomerRef, putCustomerRef } from '#server/database/repositories/gatewayCustomers.ts';
import { insertRemnant } from '#server/database/repositories/gatewayRemnants.ts';
import { findStoredCard, putStoredCard } from '#server/database/repositories/storedCards.ts';
import {
  changeSubscription,
  findCurrentSubscription,
  lockSubscription,
} from '#server/database/repositories/subscriptions.ts';
import type { GatewayState } from '#server/payments/PaymentGateway.ts';

import type { BillingServices } from './BillingServices.ts';

/**
 * Keeps the gateway's names for a person and their card. A renewal that failed is tried again at once with a new card.
 * The card that it replaces is noted, for the gateway to forget after the commit (`deleteRemnantsAtOnce`).
 */
export async function keepGatewayNames(
  { gateway, clock }: Pick<BillingServices, 'gateway' | 'clock'>,
  transaction: Transaction,
  userId: string,
  { customerRef, card }: Pick<GatewayState, 'customerRef' | 'card'>,
): Promise<void> {
  // A card is charged under the name that it was stored under; a page that was opened before may know the person by
  // another.
  const isKnown = (await findCustomerRef(transaction, userId, gateway.name)) !== null;
  if (customerRef !== null && (card || !isKnown))
    await putCustomerRef(transaction, { userId, gateway: gateway.name, ref: customerRef });
  if (!card) return;
  const before = await findStoredCard(transaction, userId);
  const { ref: gatewayRef, ...facts } = card;
  const now = new Date(clock()).toISOString();
  await putStoredCard(transaction, userId, { ...facts, gatewayRef, gateway: gateway.name }, now);
  const current = await findCurrentSubscription(transaction, userId);
  // It may end in this moment, and what has ended must not become due again.
  const locked = current && (await lockSubscription(transaction, current.id));
  if (locked?.status === 'past-due') await changeSubscription(transaction, locked.id, { dueAt: now });
  const isReplaced = before !== null && before.gateway === gateway.name && before.gatewayRef !== gatewayRef;
  if (isReplaced) await insertRemnant(transaction, { gateway: gateway.name, kind: 'card', ref: before.gatewayRef });
}
