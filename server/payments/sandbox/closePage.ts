import { deleteSandboxCard } from '#server/database/repositories/sandboxCards.ts';

import { changePage, type ChangedPage } from './changePage.ts';

/** Makes a page that waits unpayable; what has been paid stays paid. */
export function closePage(
  services: Parameters<typeof changePage>[0],
  page: Parameters<typeof changePage>[1]['page'],
  status: 'cancelled' | 'expired',
): Promise<ChangedPage> {
  return changePage(services, {
    page,
    from: ['open', 'asking'],
    async to(transaction, { cardRef }) {
      // It waited for its confirmation.
      if (cardRef) await deleteSandboxCard(transaction, cardRef);
      return { status, reason: null, cardRef: null };
    },
  });
}
