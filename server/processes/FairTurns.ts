import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';

const retryAfter = 5; // seconds

export interface FairTurnsOptions {
  /** Pieces of work done at once. */
  most: number;
  /** Pieces that may wait for their turn; further ones are refused. */
  mostWaiting: number;
  /** How many of these may be one person's: each holds what it works on. */
  mostWaitingEach: number;
}

interface Job {
  person: string;
  start: () => Promise<void>;
  refuse: (reason: unknown) => void;
}

/**
 * Work of many people, a few pieces at once. Places are shared out by person: one's many do not hold up another's one.
 */
export class FairTurns {
  readonly #options: FairTurnsOptions;
  #waiting: Job[] = [];
  readonly #running = new Set<Job>();
  #closed = false;

  constructor(options: FairTurnsOptions) {
    this.#options = options;
  }

  /** How many pieces are done now, and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.#running.size, waiting: this.#waiting.length };
  }

  /**
   * Does a piece of work for a person when its turn comes.
   *
   * @param signal gives up waiting; work that has begun sees to it itself
   * @throws UnavailableError when too many wait already, or all is closed; TooManyRequestsError when these are this
   *   person's
   */
  async take<T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const { mostWaiting, mostWaitingEach } = this.#options;
    if (this.#closed || this.#waiting.length >= mostWaiting) throw new UnavailableError();
    if (this.#waitingOf(person) >= mostWaitingEach) throw new TooManyRequestsError(retryAfter);
    return new Promise((resolve, reject) => {
      const start = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
        this.#running.delete(job);
        this.#startNext();
      };
      const job: Job = { person, start, refuse: reject };
      signal?.addEventListener('abort', () => this.#giveUp(job, signal.reason), { once: true });
      this.#waiting.push(job);
      this.#startNext();
    });
  }

  /** Refuses all that waits or comes. */
  close(): void {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.refuse(new UnavailableError());
  }

  #waitingOf(person: string): number {
    return this.#waiting.filter((job) => job.person === person).length;
  }

  #startNext() {
    if (this.#closed || this.#running.size >= this.#options.most) return;
    const job = this.#takeNext();
    if (!job) return;
    this.#running.add(job);
    void job.start();
  }

  /** The oldest job of whoever has the fewest in hand. */
  #takeNext(): Job | undefined {
    const inHand = ({ person }: Job) => [...this.#running].filter((job) => job.person === person).length;
    const [next] = this.#waiting.toSorted((one, other) => inHand(one) - inHand(other));
    this.#waiting = this.#waiting.filter((job) => job !== next);
    return next;
  }

  #giveUp(job: Job, reason: unknown) {
    if (!this.#waiting.includes(job)) return;
    this.#waiting = this.#waiting.filter((one) => one !== job);
    job.refuse(reason);
  }
}
