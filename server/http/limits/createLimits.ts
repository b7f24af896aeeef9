import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { AddressHasher } from '../../accounts/createAddressHasher.ts';
import { TooManyRequestsError } from '../../errors/TooManyRequestsError.ts';
import { UnavailableError } from '../../errors/UnavailableError.ts';
import { foldEmail } from './foldEmail.ts';
import { type LimitName, type LimitRule, limitRules } from './limitRules.ts';

/** What is known of whoever calls; a limit is counted under the part that its rule names. */
export interface Caller {
  client?: string;
  person?: string;
  email?: string;
}

export interface Limits {
  /** Counts one more. @throws TooManyRequestsError beyond the rule, UnavailableError where the count cannot be kept. */
  take(name: LimitName, caller: Caller): Promise<void>;
  /** Begins anew from nought. */
  forget(name: LimitName, caller: Caller): Promise<void>;
}

interface LimitOptions {
  /** Counts for all servers together; null counts in this process. */
  redis: Redis | null;
  keyPrefix: string;
  hashAddress: AddressHasher;
}

export function createLimits({ redis, keyPrefix, hashAddress }: LimitOptions): Limits {
  const limiters = Object.fromEntries(
    Object.entries(limitRules).map(([name, rule]: [string, LimitRule]) => [
      name,
      rule.windows.map(({ most, within }) => {
        const options = { points: most, duration: within, keyPrefix: `${keyPrefix}:limit:${name}:${within}` };
        return redis && !rule.inProcess
          ? new RateLimiterRedis({ ...options, storeClient: redis })
          : new RateLimiterMemory(options);
      }),
    ]),
  ) as Record<LimitName, (RateLimiterMemory | RateLimiterRedis)[]>;

  function keyOf(name: LimitName, caller: Caller): string {
    const { by } = limitRules[name];
    const value = caller[by];
    if (value === undefined) throw new Error(`the limit "${name}" is counted by ${by}, which the call does not tell`);
    // Redis and its copies need not hold addresses of people.
    return by === 'email' ? hashAddress(foldEmail(value)) : value;
  }

  return {
    take: async (name, caller) => {
      const key = keyOf(name, caller);
      // One after the other: what the shorter window refuses does not count in the longer one.
      for (const limiter of limiters[name]) await limiter.consume(key).catch(refuse);
    },
    forget: async (name, caller) => {
      const key = keyOf(name, caller);
      for (const limiter of limiters[name]) await limiter.delete(key).catch(refuse);
    },
  };
}

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw new TooManyRequestsError(reason.msBeforeNext / 1000);
  throw new UnavailableError({ cause: reason });
}
