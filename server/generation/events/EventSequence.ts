/** Increasing event ids. They follow the clock, so that they also increase across restarts. */
export class EventSequence {
  #last = 0;

  next(): number {
    this.#last = Math.max(this.#last + 1, Date.now() * 1000);
    return this.#last;
  }
}
