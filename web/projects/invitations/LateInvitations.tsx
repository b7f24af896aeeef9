import { optionalPart } from '#web/components/optionalPart.tsx';
import { withWords } from '#web/i18n/withWords.ts';

const WaitingInvitations = optionalPart(
  withWords('sharing', async () => (await import('./WaitingInvitations.tsx')).WaitingInvitations),
);
const WaitingOffers = optionalPart(
  withWords('sharing', async () => (await import('./WaitingOffers.tsx')).WaitingOffers),
);

/** The invitations, and the offers to take a project over, that wait for the person, as soon as they are loaded. */
export function LateInvitations() {
  return (
    <>
      <WaitingOffers />
      <WaitingInvitations />
    </>
  );
}
