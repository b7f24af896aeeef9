import { setTimeout as sleep } from 'node:timers/promises';

import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';

import { Allowances } from './Allowances.ts';
import { LoopWork } from './LoopWork.ts';

const atOnce = 3;
const mostWaiting = 200;
const retryAfter = 5; // seconds
// Milliseconds that a call is taken to need until it has ended: those who must rest begin their calls one by one.
const expected = 20;

/**
 * Handles a few calls of one person at a time, in the order in which they came; the others wait. What the calls of one
 * person compute holds everybody else up, since all share the event loop: who uses much of it beside others must rest
 * between calls. One for each server.
 */
export class PersonalTurns {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #allowances: Allowances;
  readonly #work: Pick<LoopWork, 'begin'>;

  constructor(allowances = new Allowances(), work: Pick<LoopWork, 'begin'> = new LoopWork()) {
    this.#allowances = allowances;
    this.#work = work;
  }

  /** @throws TooManyRequestsError where too many of the person's calls wait already */
  async take<T>(person: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(person) ?? 0;
    if (running < atOnce) this.#running.set(person, running + 1);
    else await this.#wait(person);
    try {
      await this.rest(person);
      return await this.count(person, work);
    } finally {
      this.#passOn(person);
    }
  }

  /** Does at once what counts as the person's. */
  async count<T>(person: string, work: () => Promise<T>): Promise<T> {
    this.#allowances.use(person, expected);
    const end = this.#work.begin();
    try {
      return await work();
    } finally {
      this.#allowances.use(person, end() - expected);
    }
  }

  /** Until the person may use more of the event loop's time. @throws where the signal aborts meanwhile */
  async rest(person: string, signal?: AbortSignal): Promise<void> {
    this.#allowances.see(person);
    for (let rest = this.#allowances.restOf(person); rest > 0; rest = this.#allowances.restOf(person))
      await sleep(Math.ceil(rest), undefined, { ref: false, signal });
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
