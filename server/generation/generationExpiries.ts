import { day } from '#engine/dates/durations.ts';
import { deleteGenerations, findEndedBefore } from '#server/database/repositories/generations.ts';
import type { Expiry } from '#server/housekeeping/Expiry.ts';

const atOnce = 200;

/** Generations that have ended, but for those whose draft waits. */
export const generationExpiries: readonly Expiry[] = [
  {
    name: 'ended generations',
    lasts: 90 * day,
    // In small transactions: each deletes documents, and holds up who writes meanwhile.
    sweep: async (database, { before }) => {
      for (;;) {
        const ids = await findEndedBefore(database.connection, Date.parse(before), atOnce);
        if (ids.length > 0) await database.transaction((transaction) => deleteGenerations(transaction, ids));
        if (ids.length < atOnce) return;
      }
    },
  },
];
