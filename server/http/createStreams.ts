import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts';

const mostPerUser = 6;

/** In milliseconds. */
export interface StreamTimes {
  /** A stream that has nothing to tell says that it is still there. */
  heartbeat: number;
  /** A device that was signed out sees nothing more after this. */
  checkSession: number;
}

const defaultTimes: StreamTimes = { heartbeat: 15_000, checkSession: 5000 };

/** The event streams that this process holds open. */
export interface Streams {
  readonly times: StreamTimes;
  /** Counts one more for a person, and gives back how to count it off. @throws TooManyRequestsError */
  open(userId: string): () => void;
  /** Fires when the server stops: every stream ends, and browsers come back to another server. */
  readonly closing: AbortSignal;
  close(): void;
}

export function createStreams(times: StreamTimes = defaultTimes): Streams {
  const open = new Map<string, number>();
  const stopping = new AbortController();
  return {
    times,
    open: (userId) => {
      const count = open.get(userId) ?? 0;
      if (count >= mostPerUser) throw new TooManyRequestsError(1);
      open.set(userId, count + 1);
      return () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      };
    },
    closing: stopping.signal,
    close: () => stopping.abort(),
  };
}
