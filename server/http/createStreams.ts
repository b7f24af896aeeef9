import type { Redis } from 'ioredis';

import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';

import { shareSlots, type StreamSlot } from './shareSlots.ts';

const mostPerUser = 6;

/** In milliseconds. */
export interface StreamTimes {
  /** Interval of comments that keep an idle stream open. */
  heartbeat: number;
  /** Interval at which a stream checks its session; after signing out, nothing more is sent within five seconds. */
  checkSession: number;
  /** After this long without a sign a person is no longer in a project; their page gives one every ten seconds. */
  presence: number;
}

const defaultTimes: StreamTimes = { heartbeat: 15_000, checkSession: 3000, presence: 25_000 };

export interface Streams {
  readonly times: StreamTimes;
  /** Opens a stream for a person, up to the limit. @throws TooManyRequestsError */
  open(userId: string): Promise<StreamSlot>;
  /** Streams open in this process. */
  count(): number;
  /** Aborts when the server stops: streams end, and browsers reconnect to another server. */
  readonly closing: AbortSignal;
  close(): void;
}

interface StreamOptions {
  /**
   * Shared counter of all servers; null counts in this process only, which is also the fallback while Redis is away.
   */
  redis?: Redis | null;
  keyPrefix?: string;
  times?: Partial<StreamTimes> | undefined;
}

export function createStreams({ redis, keyPrefix = '', times: own }: StreamOptions = {}): Streams {
  const times = { ...defaultTimes, ...own };
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
