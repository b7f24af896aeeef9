import { eitherSignal } from './eitherSignal.ts';
import { EventStreamParser, type StreamEvent } from './EventStreamParser.ts';
import { HttpError } from './HttpError.ts';
import { sendRequest } from './sendRequest.ts';

export interface FollowOptions {
  path: string;
  /** Returns whether that was the last event. */
  take: (event: StreamEvent) => boolean;
  /** Called with true when the connection is lost, and with false when it is restored. */
  onInterrupted?: ((interrupted: boolean) => void) | undefined;
  signal: AbortSignal;
}

const firstWait = 500;
const longestWait = 15_000;
// The server sends a heartbeat every 15 s: after three missing ones the connection is considered dead.
const silenceLimit = 45_000;

/**
 * Follows Server-Sent Events until the last one or until the signal aborts; reconnects after a lost connection, at once
 * where the browser says that the network is back. @throws HttpError where the server refuses.
 */
export async function followEvents({ path, take, onInterrupted, signal }: FollowOptions): Promise<void> {
  let lastEventId: string | null = null;
  let wait = firstWait;
  const takeOne = (event: StreamEvent): boolean => {
    lastEventId = event.id ?? lastEventId;
    wait = firstWait;
    return take(event);
  };
  while (!signal.aborted) {
    try {
      const parser = new EventStreamParser();
      const onOpen = () => onInterrupted?.(false);
      if (await readOnce({ path, lastEventId, parser, take: takeOne, onOpen, signal })) return;
      // A stopping server sends a random delay, so that clients do not all reconnect at once.
      wait = parser.retry ?? wait;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof HttpError && error.status < 500 && error.status !== 429) throw error;
    }
    onInterrupted?.(true);
    await pause(wait, signal);
    wait = Math.min(wait * 2, longestWait);
  }
}

interface Reading {
  path: string;
  lastEventId: string | null;
  parser: EventStreamParser;
  take: (event: StreamEvent) => boolean;
  onOpen: () => void;
  signal: AbortSignal;
}

/** Reads one connection; true after the last event, false when the connection has ended. */
async function readOnce({ path, lastEventId, parser, take, onOpen, signal }: Reading): Promise<boolean> {
  const dead = new AbortController();
  const end = () => dead.abort();
  let timer = setTimeout(end, silenceLimit);
  // A connection over a network that is gone stays silent.
  window.addEventListener('offline', end);
  let reader: ReadableStreamDefaultReader<string> | undefined;
  try {
    const response = await sendRequest(path, {
      headers: { Accept: 'text/event-stream', ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}) },
      signal: eitherSignal(signal, dead.signal),
    });
    onOpen();
    reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return false;
      clearTimeout(timer);
      timer = setTimeout(end, silenceLimit);
      for (const event of parser.push(chunk.value)) if (take(event)) return true;
    }
  } finally {
    clearTimeout(timer);
    window.removeEventListener('offline', end);
    reader?.cancel().catch(() => {}); // fails when the stream is broken already
    end(); // `signal` outlives many connections and is not to listen for each
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
  });
}
