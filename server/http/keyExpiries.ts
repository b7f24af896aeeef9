import { day } from '#engine/dates/durations.ts';
import { deleteKeysBefore } from '#server/database/repositories/idempotencyKeys.ts';
import type { Expiry } from '#server/housekeeping/Expiry.ts';

/** Answers to calls that may be repeated. */
export const keyExpiries: readonly Expiry[] = [
  {
    name: 'idempotency keys',
    lasts: 2 * day,
    sweep: (database, { before }) => database.transaction((transaction) => deleteKeysBefore(transaction, before)),
  },
];
