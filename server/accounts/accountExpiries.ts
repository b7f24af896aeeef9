import { day } from '#engine/dates/durations.ts';
import { deletionsLast } from '#server/backup/deletionsLast.ts';
import { deleteFlowsBefore } from '#server/database/repositories/codeFlows.ts';
import { deleteDeletedAccountsBefore } from '#server/database/repositories/deletedAccounts.ts';
import { deleteDepartedAddressesBefore } from '#server/database/repositories/departedAddresses.ts';
import { deleteSessionsBefore } from '#server/database/repositories/sessions.ts';
import { deleteSignInFlowsBefore } from '#server/database/repositories/signInFlows.ts';
import type { Expiry } from '#server/housekeeping/Expiry.ts';

/** Sessions, codes, attempts to sign in with Google, and what stays of deleted accounts. */
export const accountExpiries: readonly Expiry[] = [
  {
    name: 'sessions',
    lasts: 0,
    sweep: (database, { now }) => database.transaction((transaction) => deleteSessionsBefore(transaction, now)),
  },
  {
    // Kept for a day where they led to nothing: they make the next codes longer.
    name: 'codes',
    lasts: day,
    sweep: (database, { now, before }) =>
      database.transaction((transaction) => deleteFlowsBefore(transaction, { expired: now, begun: before })),
  },
  {
    name: 'attempts to sign in with Google',
    lasts: 0,
    sweep: (database, { now }) => database.transaction((transaction) => deleteSignInFlowsBefore(transaction, now)),
  },
  {
    name: 'addresses of deleted accounts',
    lasts: 365 * day,
    sweep: (database, { before }) =>
      database.transaction((transaction) => deleteDepartedAddressesBefore(transaction, before)),
  },
  {
    name: 'deleted accounts',
    lasts: deletionsLast,
    sweep: (database, { before }) =>
      database.transaction((transaction) => deleteDeletedAccountsBefore(transaction, before)),
  },
];
