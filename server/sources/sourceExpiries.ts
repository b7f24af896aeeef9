import { deletionsLast } from '#server/backup/deletionsLast.ts';
import { deleteWithdrawalsBefore } from '#server/database/repositories/withdrawals.ts';
import type { Expiry } from '#server/housekeeping/Expiry.ts';

/** What stays of words that were withdrawn. */
export const sourceExpiries: readonly Expiry[] = [
  {
    name: 'withdrawals',
    lasts: deletionsLast,
    sweep: (database, { before }) =>
      database.transaction((transaction) => deleteWithdrawalsBefore(transaction, before)),
  },
];
