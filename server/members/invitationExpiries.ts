import { deleteClosedInvitationsBefore } from '../database/repositories/invitations.ts';
import { day } from '../housekeeping/durations.ts';
import type { Expiry } from '../housekeeping/Expiry.ts';

/** Invitations that were answered, taken back or ran out. */
export const invitationExpiries: readonly Expiry[] = [
  {
    name: 'closed invitations',
    lasts: 90 * day,
    sweep: (database, { before }) =>
      database.transaction((transaction) => deleteClosedInvitationsBefore(transaction, before)),
  },
];
