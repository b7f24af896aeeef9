const share = 0.05; // of the event loop's time, that a person may use for as long as it takes
const atWill = 1500; // milliseconds of it that a person may use at once beyond
// Of those who use more than both: what holds others up lies below one call in twenty of theirs.
const shareOverdrawn = 0.025;
const mostOverdrawn = 300; // milliseconds: nobody waits for more than what these take
const present = 10_000; // milliseconds after a call
const fewest = 1000; // people who are kept before those are forgotten who owe nothing

interface Used {
  work: number;
  at: number;
}

/**
 * How much of the event loop's time each person has used lately (a leaky bucket). Beside others a person may use a
 * twentieth of it; whoever has used more than that and all that is allowed at once gets half as much. Somebody who is
 * alone at the server may have everything.
 */
export class Allowances {
  readonly #now: () => number;
  readonly #used = new Map<string, Used>();
  #mostKept = fewest;
  #latest = { person: '', at: -Infinity };
  /** When somebody else than the latest was here last. */
  #other = { person: '', at: -Infinity };

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Somebody has called. */
  see(person: string): void {
    if (this.#latest.person !== person) this.#other = this.#latest;
    this.#latest = { person, at: this.#now() };
  }

  /** Adds what a person used; less than nothing gives back. */
  use(person: string, milliseconds: number): void {
    const work = Math.min(Math.max(0, this.#left(person) + milliseconds), atWill + mostOverdrawn);
    this.#used.set(person, { work, at: this.#now() });
    if (this.#used.size > this.#mostKept) this.#forget();
  }

  /** How many milliseconds until the person may have more. */
  restOf(person: string): number {
    const { at } = this.#latest.person === person ? this.#other : this.#latest;
    if (this.#now() - at > present) return 0;
    return Math.max(0, this.#left(person) - atWill) / shareOverdrawn;
  }

  /** What is left of what was used, after the time that has gone by. */
  #left(person: string): number {
    const used = this.#used.get(person);
    if (!used) return 0;
    const passed = this.#now() - used.at;
    const resting = Math.max(0, used.work - atWill) / shareOverdrawn;
    if (passed < resting) return used.work - passed * shareOverdrawn;
    return Math.max(0, Math.min(used.work, atWill) - (passed - resting) * share);
  }

  #forget() {
    for (const person of this.#used.keys()) if (this.#left(person) === 0) this.#used.delete(person);
    this.#mostKept = Math.max(fewest, 2 * this.#used.size);
  }
}
