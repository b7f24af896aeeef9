import { day } from '#engine/dates/durations.ts';
import { deleteClosedInvitationsBefore } from '#server/database/repositories/invitations.ts';
import type { Expiry } from '#server/housekeeping/Expiry.ts';

/** Invitations that were answered, taken back or ran out. */
export const invitationExpiries: readonly Expiry[] = [
  {
    name: 'closed invitations',
    lasts: 90 * day,
    sweep: (database, { before }) =>
      database.transaction((transaction) => deleteClosedInvitationsBefore(transaction, before)),
  },
];
