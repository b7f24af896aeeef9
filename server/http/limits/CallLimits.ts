import type { Caller, Limits } from './createLimits.ts';
import { type LimitName, type LimitRule, limitRules, namesOfLimits, type RouteLimits } from './limitRules.ts';

/** Counts one call against the limits of its route, each as soon as it is known whose call it is. */
export class CallLimits {
  readonly #limits: Limits;
  readonly #names: readonly LimitName[];
  #caller: Caller;

  constructor(limits: Limits, declared: RouteLimits, client: string) {
    this.#limits = limits;
    this.#names = namesOfLimits(declared);
    this.#caller = { client };
  }

  /** Before anything of the call is read. */
  takeOfClient(): Promise<void> {
    return this.#take(({ by, counts }) => by === 'client' && counts === 'calls');
  }

  /** Before the body is read. */
  takeOfPerson(person: string): Promise<void> {
    this.#caller = { ...this.#caller, person };
    return this.#take(({ by, counts }) => by === 'person' && counts === 'calls');
  }

  /** What is counted by the body, or only when there is something to try. */
  takeOfBody(body: unknown): Promise<void> {
    const { email } = (body ?? {}) as { email?: string };
    if (email !== undefined) this.#caller = { ...this.#caller, email };
    return this.#take(({ by, counts }) => counts === 'failures' || (by === 'email' && counts === 'calls'));
  }

  /** Where new work begins. */
  takeOfWork(): Promise<void> {
    return this.#take(({ counts }) => counts === 'work');
  }

  /** The call did what it was to do: it stands whether or not earlier failures can be forgotten now. */
  async succeed(): Promise<void> {
    for (const name of this.#named(({ counts }) => counts === 'failures'))
      await this.#limits.forget(name, this.#caller).catch(() => undefined);
  }

  async #take(isDue: (rule: LimitRule) => boolean): Promise<void> {
    for (const name of this.#named(isDue)) await this.#limits.take(name, this.#caller);
  }

  #named(isMeant: (rule: LimitRule) => boolean): LimitName[] {
    return this.#names.filter((name) => isMeant(limitRules[name]));
  }
}
