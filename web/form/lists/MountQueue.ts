import { flushSync } from 'react-dom';

/** Mounts the next slice; with `all`, everything that is left. */
type Job = (all: boolean) => void;

/**
 * Mounts the parts of a long form below the first screen in slices, in idle callbacks, so that the first fields respond
 * early. All parts are mounted shortly after, independent of scrolling.
 */
export class MountQueue {
  #jobs: Job[] = [];
  #isScheduled = false;
  #isStopped = false;
  /** Number of items that may still be mounted with the first screen. */
  #firstScreen: number;

  constructor(firstScreen: number) {
    this.#firstScreen = firstScreen;
  }

  /** How many of `wanted` items may be mounted immediately. */
  takeFirst(wanted: number): number {
    const given = Math.min(this.#firstScreen, wanted);
    this.#firstScreen -= given;
    return given;
  }

  start(): void {
    this.#isStopped = false;
    this.#schedule();
  }

  stop(): void {
    this.#isStopped = true;
  }

  add(job: Job): () => void {
    this.#jobs.push(job);
    this.#schedule();
    return () => {
      this.#jobs = this.#jobs.filter((each) => each !== job);
    };
  }

  /** Mounts everything that is left, before a field further down gets the focus. */
  drain(): void {
    while (this.#jobs.length > 0) flushSync(() => this.#jobs.splice(0).forEach((job) => job(true)));
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isStopped || this.#jobs.length === 0) return;
    this.#isScheduled = true;
    whenIdle((hasTime) => {
      this.#isScheduled = false;
      if (this.#isStopped) return;
      do flushSync(() => this.#jobs.shift()?.(false));
      while (this.#jobs.length > 0 && hasTime());
      this.#schedule();
    });
  }
}

/** Duration of one slice in milliseconds, short enough to handle a key right after it. */
const turnMilliseconds = 12;

/** `hasTime` tells whether the slice may continue. */
function whenIdle(callback: (hasTime: () => boolean) => void): void {
  const turn = () => {
    const start = performance.now();
    callback(() => performance.now() - start < turnMilliseconds);
  };
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(turn, { timeout: 100 });
  else setTimeout(turn, 1);
}
