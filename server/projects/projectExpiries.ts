import {
  deleteRemoved,
  findRemovedBefore,
  removedProjectsLast,
} from '#server/database/repositories/removedProjects.ts';
import type { Expiry } from '#server/housekeeping/Expiry.ts';

const atOnce = 10;

/** Projects that were deleted. */
export const projectExpiries: readonly Expiry[] = [
  {
    name: 'deleted projects',
    lasts: removedProjectsLast,
    // In small transactions. Deleting tells again which are deleted: one may have been restored meanwhile.
    sweep: async (database, { before }) => {
      for (;;) {
        const ids = await findRemovedBefore(database.connection, before, atOnce);
        if (ids.length > 0) await database.transaction((transaction) => deleteRemoved(transaction, ids));
        if (ids.length < atOnce) return;
      }
    },
  },
];
