/**
 * Notifies workers of jobs; the jobs themselves are database rows. Delivery is at least once and best effort: a
 * duplicate does no harm, and a lost notification is made up for by the sweep over the rows.
 */
export interface JobQueue {
  /**
   * Notifies one worker of a job. `again` counts the earlier attempts: a queue may still hold the id of the last one.
   */
  enqueue(id: string, again?: number): void;
  /** Starts to hand ids to `handle`, up to the queue's concurrency. Errors of `handle` are its own to deal with. */
  start(handle: (id: string) => Promise<void>): Promise<void>;
  /** Takes no further jobs; resolves when running ones have ended. */
  stop(): Promise<void>;
  /** Throws while the queue's server does not answer. */
  ping(): Promise<void>;
}
