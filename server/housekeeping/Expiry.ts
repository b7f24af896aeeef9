import type { Database } from '#server/database/Database.ts';

/** When a sweep takes place, and before which time things have lasted long enough; ISO 8601. */
export interface SweepTimes {
  now: string;
  before: string;
}

/** Something that is kept for a while: the subject that keeps it declares how long, and how it goes. */
export interface Expiry {
  /** What is kept, for the log. */
  name: string;
  /** Milliseconds for which it is kept; 0: it bears its own end. */
  lasts: number;
  /** Deletes what is older. May run at any time, and on several servers at once. */
  sweep(database: Database, times: SweepTimes): Promise<void>;
}
