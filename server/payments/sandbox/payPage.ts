import type { CardExpiry } from '#engine/protocol/readCardExpiry.ts';
import type { TestCard } from '#engine/protocol/testCards.ts';
import { createId } from '#server/database/createId.ts';
import { insertSandboxCard } from '#server/database/repositories/sandboxCards.ts';

import { changePage, type ChangedPage } from './changePage.ts';

/** What the sandbox takes notice of in a card that was entered. */
export interface EnteredCard extends Omit<TestCard, 'number'> {
  lastFour: string;
  expiry: CardExpiry;
}

/** Pays with a card, or stores it. A card that is declined leaves the page open for another. */
export function payPage(
  services: Parameters<typeof changePage>[0],
  tokenHash: string,
  { behaviour, brand, lastFour, expiry }: EnteredCard,
): Promise<ChangedPage> {
  return changePage(services, {
    page: { tokenHash },
    from: ['open'],
    async to(transaction, { order }, now) {
      if (behaviour === 'declined') return { status: 'open', reason: 'declined', cardRef: null };
      const status = behaviour === 'asks' ? 'asking' : 'paid';
      if (!order.keepsCard) return { status, reason: null, cardRef: null };
      const cardRef = `card-${createId()}`;
      const { month: expiryMonth, year: expiryYear } = expiry;
      const card = { ref: cardRef, userId: order.userId, behaviour, brand, lastFour, expiryMonth, expiryYear };
      await insertSandboxCard(transaction, { ...card, createdAt: new Date(now).toISOString() });
      return { status, reason: null, cardRef };
    },
  });
}
