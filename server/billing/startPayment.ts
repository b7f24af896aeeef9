import type { Language } from '#engine/languages/languages.ts';
import type { Plan, TokenPackage } from '#engine/protocol/billing.ts';
import type { Transaction } from '#server/database/Database.ts';
import { insertPayment } from '#server/database/repositories/payments.ts';

import type { BillingServices } from './BillingServices.ts';
import { firstQuestion } from './nextQuestion.ts';

const checkoutLasts = 2 * 60 * 60 * 1000;

/**
 * Writes an open payment. Its page is opened after the commit (`openCheckout`). Prices are the server's, never the
 * client's.
 */
export function startPayment(
  transaction: Transaction,
  { gateway, clock }: Pick<BillingServices, 'gateway' | 'clock'>,
  offer: TokenPackage | Plan,
  { userId, ...rest }: { userId: string } & ({ kind: 'package' } | { kind: 'subscription'; subscriptionId: string }),
): Promise<string> {
  const now = clock();
  return insertPayment(transaction, {
    userId,
    ...rest,
    gateway: gateway.name,
    ...offer.price,
    tokens: offer.tokens,
    title: offer.title as Record<Language, string>,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + checkoutLasts).toISOString(),
    askedNextAt: firstQuestion(now),
  });
}
