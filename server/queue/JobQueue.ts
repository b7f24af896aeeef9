/**
 * A bell, not a store: it tells some worker that a job's row is worth looking at. Ringing twice, or for a job that is already
 * taken, does no harm; a bell that is lost is made good by the sweep over the rows.
 */
export interface JobQueue {
  /** `again` counts the workers that died with the job, whose bells may still count as answered. */
  ring(id: string, again?: number): void;
  /** Begins to hand ids to this process, so many at a time as the queue was made for. What `handle` throws is its own matter. */
  start(handle: (id: string) => Promise<void>): Promise<void>;
  /** Takes no more; resolves when what runs has ended. */
  stop(): Promise<void>;
  /** Throws while the queue's server does not answer. */
  ping(): Promise<void>;
}
