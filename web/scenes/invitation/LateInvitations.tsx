import { lazy, Suspense } from 'react';

import { addWordsOf } from '../../i18n/startI18n.ts';

const WaitingInvitations = lazy(async () => {
  const [{ WaitingInvitations: component }] = await Promise.all([
    import('./WaitingInvitations.tsx'),
    addWordsOf('sharing'),
  ]);
  return { default: component };
});
const WaitingOffers = lazy(async () => {
  const [{ WaitingOffers: component }] = await Promise.all([import('./WaitingOffers.tsx'), addWordsOf('sharing')]);
  return { default: component };
});

/** The invitations, and the offers to take a project over, that wait for the person, as soon as they are loaded. */
export function LateInvitations() {
  return (
    <Suspense>
      <WaitingOffers />
      <WaitingInvitations />
    </Suspense>
  );
}
