import { Readable } from 'node:stream';

import type { Context, Middleware } from 'koa';

import type { BytesInFlight, Holder } from './BytesInFlight.ts';
import { clientNetwork } from './limits/clientNetwork.ts';

// Counted from so many bytes on.
const small = 64_000;
// What a stream holds while nobody reads it, with its compression.
const ofStream = 512_000;

/**
 * Bounds what answers take up that nobody reads: beyond its share a client gets a small one in place of the next large
 * one. What has changed something is answered however much waits, and counts.
 */
export function boundAnswers(inFlight: BytesInFlight): Middleware {
  return async (context, next) => {
    if (/^\/api(\/|$)/.test(context.path)) inFlight.requireRoom(holderOf(context));
    await next();
    const bytes = sizeOf(context);
    if (bytes < small) return;
    const holder = holderOf(context);
    if (!isRead(context)) return void context.res.once('close', inFlight.hold(holder, bytes));
    try {
      inFlight.holdFor(context.res, holder, bytes);
    } catch (error) {
      context.body = null;
      for (const name of ['ETag', 'Content-Disposition']) context.remove(name);
      throw error;
    }
  };
}

/** Whoever calls, as far as it is known by now. */
export function holderOf(context: Context): Holder {
  const { userId } = context.state as { userId?: string };
  return { network: clientNetwork(context), person: userId };
}

/** In memory, until the answer is sent. Event streams have limits of their own. */
function sizeOf(context: Context): number {
  const body: unknown = context.body;
  if (context.status === 304 || context.method === 'HEAD') return 0;
  if (typeof body === 'string' || body instanceof Buffer) return body.length;
  return body instanceof Readable && !context.response.is('text/event-stream') ? ofStream : 0;
}

/** Nothing was changed for it: it may be asked for again. A file is made by calls that only read. */
function isRead({ method, res }: Context): boolean {
  return method === 'GET' || res.hasHeader('Content-Disposition');
}
