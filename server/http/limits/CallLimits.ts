import type { Caller, Limits } from './createLimits.ts';
import { type LimitName, type LimitRule, limitRules, namesOfLimits, type RouteLimits } from './limitRules.ts';

interface CallOptions {
  limits: Limits;
  declared: RouteLimits;
  client: string;
  /** The id of the device that calls, where it was marked for the account of this address. */
  deviceOf: (email: string) => string | null;
}

/** Counts one call against the limits of its route, each as soon as it is known whose call it is. */
export class CallLimits {
  readonly #limits: Limits;
  readonly #names: readonly LimitName[];
  readonly #deviceOf: (email: string) => string | null;
  #caller: Caller;

  constructor({ limits, declared, client, deviceOf }: CallOptions) {
    this.#limits = limits;
    this.#names = namesOfLimits(declared);
    this.#deviceOf = deviceOf;
    this.#caller = { client };
  }

  /** By client, before anything of the call is read. */
  takeOfClient(): Promise<void> {
    return this.#take(({ by, counts }) => by === 'client' && counts === 'calls');
  }

  /** By person, before the body is read. */
  takeOfPerson(person: string): Promise<void> {
    this.#caller = { ...this.#caller, person };
    return this.#take(({ by, counts }) => by === 'person' && counts === 'calls');
  }

  /** By values of the body, or only when there is an attempt to count. */
  takeOfBody(body: unknown): Promise<void> {
    const { email } = (body ?? {}) as { email?: string };
    if (email !== undefined) this.#caller = { ...this.#caller, email, device: this.#deviceOf(email) };
    return this.#take(({ by, counts }) => counts === 'failures' || (counts === 'calls' && isOfBody(by)));
  }

  /** For new work. */
  takeOfWork(): Promise<void> {
    return this.#take(({ counts }) => counts === 'work');
  }

  /** The call did what it was to do: it stands whether or not its count can be taken back now. */
  async succeed(): Promise<void> {
    for (const name of this.#due(({ counts }) => counts === 'failures')) {
      // Under an e-mail address alone the failures of others are counted too; those stay.
      const back = limitRules[name].by === 'email' ? this.#limits.giveBack : this.#limits.reset;
      await back(name, this.#caller).catch(() => undefined);
    }
  }

  async #take(isMeant: (rule: LimitRule) => boolean): Promise<void> {
    for (const name of this.#due(isMeant)) await this.#limits.take(name, this.#caller);
  }

  #due(isMeant: (rule: LimitRule) => boolean): LimitName[] {
    const isKnown = Boolean(this.#caller.device);
    return this.#names.filter((name) => {
      const rule = limitRules[name];
      if (isOfBody(rule.by) && (rule.by === 'device') !== isKnown) return false;
      return isMeant(rule);
    });
  }
}

function isOfBody(by: LimitRule['by']): boolean {
  return by === 'email' || by === 'email-and-client' || by === 'device';
}
