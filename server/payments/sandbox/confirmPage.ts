import { deleteSandboxCard } from '#server/database/repositories/sandboxCards.ts';

import { changePage, type ChangedPage } from './changePage.ts';

/** The person's answer to the question of their card's bank. A refusal leaves the page open for another card. */
export function confirmPage(
  services: Parameters<typeof changePage>[0],
  tokenHash: string,
  isApproved: boolean,
): Promise<ChangedPage> {
  return changePage(services, {
    page: { tokenHash },
    from: ['asking'],
    async to(transaction, { cardRef }) {
      if (isApproved) return { status: 'paid', reason: null, cardRef };
      if (cardRef) await deleteSandboxCard(transaction, cardRef);
      return { status: 'open', reason: 'not-confirmed', cardRef: null };
    },
  });
}
