import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';

/** One of the streams that a person may have. */
export interface StreamSlot {
  /** To be called with every heartbeat: what nobody renews is taken for the stream of a process that died. */
  renew(): void;
  release(): void;
}

export interface SharedSlots {
  /** Never fails: while Redis is away everybody gets one, which begins to count with the first renewal that arrives. */
  take(userId: string): Promise<StreamSlot | 'none-left'>;
}

interface SlotOptions {
  keyPrefix: string;
  /** For each person. */
  most: number;
  /** Milliseconds that a slot is held without being renewed. */
  lifetime: number;
}

// A person's slots are a sorted set of when each runs out, by the clock of Redis, which all servers share.
const now = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;
const keep = `
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;
const takeScript = `${now}
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end${keep}`;
const renewScript = `${now}${keep}`;

/** Counts in Redis what all servers together hold for a person. What a killed process held is free once it has run out. */
export function shareSlots(redis: Redis, { keyPrefix, most, lifetime }: SlotOptions): SharedSlots {
  return {
    take: async (userId) => {
      const key = `${keyPrefix}:streams:${userId}`;
      const id = randomUUID();
      // While the connection is down nobody is kept waiting for it.
      const isThere = redis.status === 'ready';
      const taken = isThere && (await redis.eval(takeScript, 1, key, id, lifetime, most).catch(() => null));
      if (taken === 0) return 'none-left';
      return {
        renew: () => void redis.eval(renewScript, 1, key, id, lifetime).catch(() => undefined),
        release: () => void redis.zrem(key, id).catch(() => undefined),
      };
    },
  };
}
