import { setTimeout as sleep } from 'node:timers/promises';

import { UnavailableError } from './errors/UnavailableError.ts';

/** What the server answers to whoever wants to know whether it can be sent requests. */
export interface Readiness {
  /** @throws UnavailableError where something that the server needs does not answer in time, and once it is withdrawn. */
  check(): Promise<void>;
  /** Says no from now on. Resolves when those who keep asking have heard it: until then they send more requests. */
  withdraw(): Promise<void>;
}

// In milliseconds.
const patience = 3000;
const longestFarewell = 5000;
const lately = 60_000;

// As often as proxies usually want to hear it before they believe it.
const enoughRefusals = 3;

export function createReadiness(ping: () => Promise<unknown>): Readiness {
  const heard = Promise.withResolvers<void>();
  let checking: Promise<void> | undefined;
  let isWithdrawn = false;
  let refusals = 0;
  let askedAt = -Infinity;

  function refuse(): never {
    refusals += 1;
    if (refusals === enoughRefusals) heard.resolve();
    throw new UnavailableError();
  }

  return {
    check: async () => {
      askedAt = performance.now();
      if (isWithdrawn) refuse();
      // Shared by all who ask meanwhile, so that asking often costs no more queries.
      checking ??= within(patience, ping()).finally(() => (checking = undefined));
      await checking.catch((error: unknown) => {
        throw new UnavailableError({ cause: error });
      });
    },
    withdraw: async () => {
      isWithdrawn = true;
      if (performance.now() - askedAt < lately)
        await Promise.race([heard.promise, sleep(longestFarewell, undefined, { ref: false })]);
    },
  };
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), milliseconds);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
