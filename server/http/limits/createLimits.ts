import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { KeyedHasher } from '#server/accounts/createKeyedHasher.ts';
import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';

import { foldEmail } from './foldEmail.ts';
import { type LimitName, type LimitRule, limitRules } from './limitRules.ts';

/** What is known of the caller; a rule names the part to count by. */
export interface Caller {
  client?: string;
  person?: string;
  email?: string;
  /** Of a device that was marked for this e-mail address. */
  device?: string | null;
}

export interface Limits {
  /** Counts a call. @throws TooManyRequestsError beyond the limit, UnavailableError when it cannot be counted. */
  take(name: LimitName, caller: Caller): Promise<void>;
  /** Takes one call back. */
  giveBack(name: LimitName, caller: Caller): Promise<void>;
  /** Begins anew from nought. */
  reset(name: LimitName, caller: Caller): Promise<void>;
}

interface LimitOptions {
  /** Shared counter of all servers; null counts in this process. */
  redis: Redis | null;
  keyPrefix: string;
  /**
   * For e-mail addresses, which are not to stand readable in Redis. Servers that count together need the same secret.
   */
  keyedHash: KeyedHasher;
}

export function createLimits({ redis, keyPrefix, keyedHash }: LimitOptions): Limits {
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

  const keys: Record<LimitRule['by'], (caller: Caller) => string | undefined> = {
    client: ({ client }) => client,
    person: ({ person }) => person,
    device: ({ device }) => device ?? undefined,
    email: ({ email }) => email && keyedHash('limit', foldEmail(email)),
    'email-and-client': ({ email, client }) => email && client && keyedHash('limit', `${foldEmail(email)} ${client}`),
  };

  function keyOf(name: LimitName, caller: Caller): string {
    const { by } = limitRules[name];
    const key = keys[by](caller);
    if (key === undefined) throw new Error(`the limit "${name}" is counted by ${by}, which the call does not tell`);
    return key;
  }

  return {
    take: async (name, caller) => {
      const key = keyOf(name, caller);
      // Sequentially: a call refused by a shorter window must not count in a longer one.
      for (const limiter of limiters[name]) await limiter.consume(key).catch(refuse);
    },
    giveBack: async (name, caller) => {
      const key = keyOf(name, caller);
      for (const limiter of limiters[name]) await limiter.reward(key).catch(refuse);
    },
    reset: async (name, caller) => {
      const key = keyOf(name, caller);
      for (const limiter of limiters[name]) await limiter.delete(key).catch(refuse);
    },
  };
}

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw new TooManyRequestsError(reason.msBeforeNext / 1000);
  throw new UnavailableError({ cause: reason });
}
