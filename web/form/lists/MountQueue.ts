type Job = () => void;

/**
 * Draws the parts of a long form that nobody sees yet a little later, one slice whenever the browser is idle, so that
 * the first fields can be typed into at once. Everything is there shortly after; nothing waits for scrolling.
 */
export class MountQueue {
  #jobs: Job[] = [];
  #isScheduled = false;
  #isStopped = false;
  /** Items that may still be drawn with the first screen. */
  #firstScreen: number;

  constructor(firstScreen: number) {
    this.#firstScreen = firstScreen;
  }

  /** How many of `wanted` items may be drawn at once. */
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

  /** Draws all that is left, now: a field further down is about to be focused. */
  drain(): void {
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) job();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isStopped || this.#jobs.length === 0) return;
    this.#isScheduled = true;
    whenIdle(() => {
      this.#isScheduled = false;
      if (this.#isStopped) return;
      this.#jobs.shift()?.();
      this.#schedule();
    });
  }
}

function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 100 });
  else setTimeout(callback, 1);
}
