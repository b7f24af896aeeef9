import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts';

const atOnce = 3;
const mostWaiting = 200;
const retryAfter = 5; // seconds

/**
 * Handles a few calls of one person at a time, in the order in which they came; the others wait. What many calls of one
 * person compute one after the other holds everybody else up, since all share the event loop. One for each server.
 */
export class PersonalTurns {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @throws TooManyRequestsError where too many of the person's calls wait already */
  async take<T>(person: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(person) ?? 0;
    if (running < atOnce) this.#running.set(person, running + 1);
    else await this.#wait(person);
    try {
      return await work();
    } finally {
      this.#passOn(person);
    }
  }

  #wait(person: string): Promise<void> {
    const line = this.#waiting.get(person) ?? [];
    if (line.length >= mostWaiting) throw new TooManyRequestsError(retryAfter);
    this.#waiting.set(person, line);
    return new Promise((begin) => line.push(begin));
  }

  /** To the next of the line; without one, the person has one call less in hand. */
  #passOn(person: string): void {
    const line = this.#waiting.get(person);
    const next = line?.shift();
    if (line?.length === 0) this.#waiting.delete(person);
    if (next) return next();
    const running = this.#running.get(person)! - 1;
    if (running > 0) this.#running.set(person, running);
    else this.#running.delete(person);
  }
}
