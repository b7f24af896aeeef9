import { setTimeout as sleep } from 'node:timers/promises';

import { UnavailableError } from './errors/UnavailableError.ts';

/** Readiness for load balancers. */
export interface Readiness {
  /** @throws UnavailableError when a dependency does not answer in time, and after `withdraw`. */
  check(): Promise<void>;
  /** Not ready from now on. Resolves when load balancers have seen it: until then they send more requests. */
  withdraw(): Promise<void>;
}

// Timeout of each dependency, in milliseconds.
const patience = 3000;
const longestFarewell = 5000;
const lately = 60_000;

// Load balancers usually take a server out after this many failed checks.
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
      // Shared by concurrent checks, so that frequent checks cost no more queries.
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
