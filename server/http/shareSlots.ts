import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';

/** One of the streams a person may have open. */
export interface StreamSlot {
  /** Call it with every heartbeat: a slot that is not renewed expires, as when its process died. */
  renew(): void;
  release(): void;
}

export interface SharedSlots {
  /**
   * Never rejects: while Redis is away every stream gets a slot, which is counted from its first successful renewal.
   */
  take(userId: string): Promise<StreamSlot | 'none-left'>;
}

interface SlotOptions {
  keyPrefix: string;
  /** Maximum per person. */
  most: number;
  /** Milliseconds after which a slot expires without renewal. */
  lifetime: number;
}

// A person's slots are a sorted set scored by expiry, in Redis' clock, which all servers share.
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

/** Counts a person's streams across all servers in Redis. Slots of a killed process expire. */
export function shareSlots(redis: Redis, { keyPrefix, most, lifetime }: SlotOptions): SharedSlots {
  return {
    take: async (userId) => {
      const key = `${keyPrefix}:streams:${userId}`;
      const id = randomUUID();
      // While disconnected, fail fast instead of queueing commands.
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
