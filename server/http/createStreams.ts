import type { Redis } from 'ioredis';

import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts';
import { shareSlots, type StreamSlot } from './shareSlots.ts';

const mostPerUser = 6;

/** In milliseconds. */
export interface StreamTimes {
  /** A stream that has nothing to tell says that it is still there. */
  heartbeat: number;
  /** How often it is asked whether the device is still signed in; one that is not sees nothing more after five seconds. */
  checkSession: number;
}

const defaultTimes: StreamTimes = { heartbeat: 15_000, checkSession: 3000 };

export interface Streams {
  readonly times: StreamTimes;
  /** Counts one more for a person. @throws TooManyRequestsError */
  open(userId: string): Promise<StreamSlot>;
  /** Those that this process holds open. */
  count(): number;
  /** Fires when the server stops: every stream ends, and browsers come back to another server. */
  readonly closing: AbortSignal;
  close(): void;
}

interface StreamOptions {
  /** Where all servers count together; null counts in the process alone, as it does while Redis is away. */
  redis?: Redis | null;
  keyPrefix?: string;
  times?: StreamTimes | undefined;
}

export function createStreams({ redis, keyPrefix = '', times = defaultTimes }: StreamOptions = {}): Streams {
  const lifetime = 2 * times.heartbeat;
  const shared = redis && shareSlots(redis, { keyPrefix, most: mostPerUser, lifetime });
  const open = new Map<string, number>();
  const stopping = new AbortController();

  function countOff(userId: string) {
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  }

  return {
    times,
    open: async (userId) => {
      const count = open.get(userId) ?? 0;
      if (count >= mostPerUser) throw new TooManyRequestsError(1);
      open.set(userId, count + 1);
      const slot = await shared?.take(userId);
      if (slot === 'none-left') {
        countOff(userId);
        throw new TooManyRequestsError(1);
      }
      return {
        renew: () => slot?.renew(),
        release: () => {
          countOff(userId);
          slot?.release();
        },
      };
    },
    count: () => [...open.values()].reduce((sum, each) => sum + each, 0),
    closing: stopping.signal,
    close: () => stopping.abort(),
  };
}
