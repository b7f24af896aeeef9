import type { Logger } from 'pino';

import type { Database } from '#server/database/Database.ts';
import type { Metrics } from '#server/metrics/createMetrics.ts';

import { type Deletion, findDeletions } from './Deletion.ts';
import type { DeletionList } from './DeletionList.ts';

export interface DeletionRecord {
  /**
   * Lists a committed deletion. Never rejects: it is done, and its row is picked up by the next `catchUp`.
   */
  list(deletion: Deletion): Promise<void>;
  /** Lists deletions that are in the database only: those of other servers, and those that failed to be listed. */
  catchUp(): Promise<void>;
}

interface Parts {
  database: Database;
  list: DeletionList;
  metrics: Pick<Metrics, 'setUnlistedDeletions'>;
  logger: Logger;
}

/**
 * Keeps the list of deletions beside the backups up to date. The row written in the deletion's transaction is
 * authoritative; the list is for the case that the database is lost.
 */
export function recordDeletions({ database, list, metrics, logger }: Parts): DeletionRecord {
  let unlisted = 0;
  const report = (err: unknown, missing: number) => {
    unlisted = missing;
    metrics.setUnlistedDeletions(unlisted);
    logger.error(
      { err, unlisted },
      'a deletion could not be listed in BACKUP_DIR; a restored backup would bring back what was deleted',
    );
  };
  return {
    list: (deletion) => list.add(deletion).catch((error: unknown) => report(error, unlisted + 1)),
    catchUp: async () => {
      const deletions = await findDeletions(database);
      try {
        await list.addMissing(deletions);
        unlisted = 0;
        metrics.setUnlistedDeletions(0);
      } catch (error) {
        report(error, Math.max(unlisted, 1));
      }
    },
  };
}
