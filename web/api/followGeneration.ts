import type { GenerationEventName, GenerationEvents } from '#engine/protocol/generation.ts';

import { EventStreamParser, type StreamEvent } from './EventStreamParser.ts';
import { HttpError } from './HttpError.ts';
import { sendRequest } from './sendRequest.ts';

export type GenerationEvent = {
  [Name in GenerationEventName]: { name: Name; data: GenerationEvents[Name] };
}[GenerationEventName];

export interface FollowOptions {
  onEvent: (event: GenerationEvent) => void;
  /** Called with true when the connection is lost, and with false when it is restored. */
  onInterrupted?: (interrupted: boolean) => void;
  signal: AbortSignal;
}

const firstWait = 500;
const longestWait = 15_000;
// The server sends a heartbeat every 15 s: after three missing ones the connection is considered dead.
const silenceLimit = 45_000;

/** Follows a generation's events until it ends or the signal aborts; reconnects after a lost connection. */
export async function followGeneration(id: string, { onEvent, onInterrupted, signal }: FollowOptions): Promise<void> {
  let lastEventId: string | null = null;
  let wait = firstWait;
  const take = (event: StreamEvent): boolean => {
    lastEventId = event.id ?? lastEventId;
    wait = firstWait;
    onEvent({ name: event.name, data: JSON.parse(event.data) } as GenerationEvent);
    return event.name === 'done' || event.name === 'failed';
  };
  while (!signal.aborted) {
    try {
      const parser = new EventStreamParser();
      const ended = await readOnce({ id, lastEventId, parser, take, onOpen: () => onInterrupted?.(false), signal });
      if (ended) return;
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
  id: string;
  lastEventId: string | null;
  parser: EventStreamParser;
  take: (event: StreamEvent) => boolean;
  onOpen: () => void;
  signal: AbortSignal;
}

/** Reads one connection; true when the generation has ended, false when the connection has. */
async function readOnce({ id, lastEventId, parser, take, onOpen, signal }: Reading): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceLimit);
  let reader: ReadableStreamDefaultReader<string> | undefined;
  try {
    const response = await sendRequest(`/api/generations/${id}/events`, {
      headers: { Accept: 'text/event-stream', ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}) },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    onOpen();
    reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return false;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceLimit);
      for (const event of parser.push(chunk.value)) if (take(event)) return true;
    }
  } finally {
    clearTimeout(timer);
    reader?.cancel().catch(() => {}); // fails when the stream is broken already
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
