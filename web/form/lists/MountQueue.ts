import { flushSync } from 'react-dom';

/** Draws a little more; with `all`, everything that is left. */
type Job = (all: boolean) => void;

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

/** One turn, short enough for a key to be answered right after it. */
const turnMilliseconds = 12;

/** `hasTime` says whether the turn may go on. */
function whenIdle(callback: (hasTime: () => boolean) => void): void {
  const turn = () => {
    const start = performance.now();
    callback(() => performance.now() - start < turnMilliseconds);
  };
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(turn, { timeout: 100 });
  else setTimeout(turn, 1);
}
