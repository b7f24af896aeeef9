import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts';
import { UnavailableError } from '../errors/UnavailableError.ts';

const minutes = 60;

/** How often within a span of seconds. Addresses are shared by whole offices, so their figures are wide. */
const rules = {
  'login-account': { points: 10, duration: 15 * minutes },
  'code-request': { points: 5, duration: 15 * minutes },
  'code-check': { points: 20, duration: 15 * minutes },
  // Whoever is signed in and gives their password once more.
  'password-check': { points: 10, duration: 15 * minutes },
  export: { points: 10, duration: 15 * minutes },
  address: { points: 600, duration: 15 * minutes },
  generation: { points: 30, duration: minutes },
  'generation-day': { points: 1000, duration: 24 * 60 * minutes },
};

export type LimitName = keyof typeof rules;

export interface Limits {
  /** Counts one more; refused with 429 beyond the rule, and with 503 where the count cannot be kept. */
  take(name: LimitName, key: string): Promise<void>;
  forget(name: LimitName, key: string): Promise<void>;
}

/** Counted in the process, or in Redis for all servers together. */
export function createLimits(redis: Redis | null, keyPrefix: string): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      const options = { ...rule, keyPrefix: `${keyPrefix}:limit:${name}` };
      return [name, redis ? new RateLimiterRedis({ ...options, storeClient: redis }) : new RateLimiterMemory(options)];
    }),
  ) as Record<LimitName, RateLimiterMemory | RateLimiterRedis>;
  return {
    take: (name, key) => limiters[name].consume(key).then(() => undefined, refuse),
    forget: (name, key) => limiters[name].delete(key).then(() => undefined, refuse),
  };
}

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw new TooManyRequestsError(reason.msBeforeNext / 1000);
  throw new UnavailableError({ cause: reason });
}
