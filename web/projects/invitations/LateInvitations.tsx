import { latePart } from '#web/components/latePart.tsx';
import { withWords } from '#web/i18n/withWords.ts';

const WaitingInvitations = latePart(
  withWords('sharing', async () => (await import('./WaitingInvitations.tsx')).WaitingInvitations),
);
const WaitingOffers = latePart(withWords('sharing', async () => (await import('./WaitingOffers.tsx')).WaitingOffers));

/** The invitations, and the offers to take a project over, that wait for the person, as soon as they are loaded. */
export function LateInvitations() {
  return (
    <>
      <WaitingOffers />
      <WaitingInvitations />
    </>
  );
}
