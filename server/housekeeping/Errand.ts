import type { Logger } from 'pino';

import type { DeletionRecord } from '#server/backup/recordDeletions.ts';
import type { Database } from '#server/database/Database.ts';
import type { Metrics } from '#server/metrics/createMetrics.ts';
import type { FileStore } from '#server/storage/FileStore.ts';

/** What errands may use. */
export interface Household {
  database: Database;
  logger: Logger;
  metrics: Pick<Metrics, 'setLedgerMismatches' | 'setPaymentMismatches'>;
  deletions: Pick<DeletionRecord, 'catchUp'>;
  files: FileStore;
}

/** Something that is looked after every hour, beside what expires. */
export interface Errand {
  /** For the log. */
  name: string;
  run(household: Household): Promise<void>;
}
