import { lazy, Suspense } from 'react';

import { withWords } from '#web/i18n/withWords.ts';

const WaitingInvitations = lazy(
  withWords('sharing', async () => ({ default: (await import('./WaitingInvitations.tsx')).WaitingInvitations })),
);
const WaitingOffers = lazy(
  withWords('sharing', async () => ({ default: (await import('./WaitingOffers.tsx')).WaitingOffers })),
);

/** The invitations, and the offers to take a project over, that wait for the person, as soon as they are loaded. */
export function LateInvitations() {
  return (
    <Suspense>
      <WaitingOffers />
      <WaitingInvitations />
    </Suspense>
  );
}
