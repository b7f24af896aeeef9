import { performance } from 'node:perf_hooks';

/**
 * How long the event loop has worked for a call, in milliseconds. Of calls that are in hand together nobody can say
 * whose promise the loop is at, so that its time is shared evenly among them.
 */
export class LoopWork {
  readonly #worked: () => number;
  #inHand = 0;
  #seen = 0;
  #each = 0;

  constructor(worked = () => performance.eventLoopUtilization().active) {
    this.#worked = worked;
  }

  /** A call begins; what it gives, called at its end, tells how long the loop has worked for it. */
  begin(): () => number {
    this.#share();
    this.#inHand += 1;
    const before = this.#each;
    return () => {
      this.#share();
      this.#inHand -= 1;
      return this.#each - before;
    };
  }

  #share() {
    const worked = this.#worked();
    if (this.#inHand > 0) this.#each += (worked - this.#seen) / this.#inHand;
    this.#seen = worked;
  }
}
