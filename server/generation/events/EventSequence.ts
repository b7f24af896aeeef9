/** Gives event ids that grow, within a process and, because they follow the clock, after a restart. */
export class EventSequence {
  #last = 0;

  next(): number {
    this.#last = Math.max(this.#last + 1, Date.now() * 1000);
    return this.#last;
  }
}
