import { flushSync } from 'react-dom';

import { whenIdle } from '#web/whenIdle.ts';

/** Duration of one slice in milliseconds, short enough to handle a key right after it. */
const turnMilliseconds = 12;

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
  #isStarted = false;
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

  /** Whether the first screen is on the page. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  start(): void {
    this.#isStarted = true;
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
    whenIdle(
      () => {
        this.#isScheduled = false;
        if (this.#isStopped) return;
        const end = performance.now() + turnMilliseconds;
        do flushSync(() => this.#jobs.shift()?.(false));
        while (this.#jobs.length > 0 && performance.now() < end);
        this.#schedule();
      },
      { timeout: 100 },
    );
  }
}
