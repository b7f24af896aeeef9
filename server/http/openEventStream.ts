import { randomInt } from 'node:crypto';
import { PassThrough } from 'node:stream';

import type { Context } from 'koa';

import type { Streams } from './createStreams.ts';

const maxBacklog = 2_000_000; // bytes buffered for a slow reader before it is disconnected (back-pressure); it can resume

interface SentEvent {
  id?: number;
  name: string;
  data: unknown;
}

export interface EventStream {
  /** Aborts when the reader is gone, may no longer read, or the server stops. */
  readonly signal: AbortSignal;
  /** false: left out, since the reader is slow and the event can be missed. */
  send(event: SentEvent, options?: { canBeMissed?: boolean }): boolean;
  end(): void;
}

interface EventStreamOptions {
  streams: Streams;
  userId: string;
  /** Whether the reader still may, asked every few seconds. Where it rejects, the next time decides. */
  mayStillRead: () => Promise<boolean>;
}

/** Answers with Server-Sent Events: heartbeats, the limit of streams a person, slow readers and stopping. */
export async function openEventStream(
  context: Context,
  { streams, userId, mayStillRead }: EventStreamOptions,
): Promise<EventStream> {
  const slot = await streams.open(userId);
  const body = new PassThrough({ highWaterMark: 256 * 1024 });
  const gone = new AbortController();
  body.on('close', () => gone.abort());
  body.on('error', () => gone.abort());

  context.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  context.body = body;
  context.req.socket.setNoDelay(true);

  body.write('retry: 1000\n\n');
  const beat = setInterval(() => {
    body.write(': still here\n\n');
    slot.renew();
  }, streams.times.heartbeat);
  const check = setInterval(() => {
    mayStillRead().then(
      (may) => may || gone.abort(),
      () => undefined, // the database is away: keep the stream, the next check decides
    );
  }, streams.times.checkSession);
  let isEnded = false;
  return {
    signal: AbortSignal.any([gone.signal, streams.closing]),
    send: ({ id, name, data }, { canBeMissed = false } = {}) => {
      if (isEnded || (canBeMissed && body.writableNeedDrain)) return false;
      if (body.writableLength > maxBacklog) {
        body.destroy();
        return false;
      }
      const line = id === undefined ? '' : `id: ${id}\n`;
      body.write(`${line}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      return true;
    },
    end: () => {
      if (isEnded) return;
      isEnded = true;
      clearInterval(beat);
      clearInterval(check);
      slot.release();
      // Random delay, so that clients do not all reconnect at the same moment.
      if (streams.closing.aborted) body.write(`retry: ${randomInt(1000, 5000)}\n\n`);
      body.end();
    },
  };
}
