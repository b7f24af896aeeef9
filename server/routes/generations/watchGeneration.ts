import { randomInt } from 'node:crypto';
import { PassThrough } from 'node:stream';

import type { Context } from 'koa';

import { requireProjectOfGeneration } from '../../access/requireProject.ts';
import { NotFoundError } from '../../errors/NotFoundError.ts';
import type { WatchedEvent } from '../../generation/presentEvent.ts';
import { authenticate } from '../../http/authenticate.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import type { Services } from '../../Services.ts';

const maxBacklog = 2_000_000; // bytes buffered for a slow reader before it is disconnected (back-pressure); it can resume

export const watchGeneration = defineRoute({
  method: 'GET',
  path: '/api/generations/:id/events',
  access: 'signed-in',
  project: 'read',
  limits: ['streams'],
  summary: 'Server-Sent Events of a generation: status, content, done, failed. `Last-Event-ID` resumes.',
  answer: { status: 200, type: 'text/event-stream' },
  async handle({ context, params, user, language }, services) {
    const { generations, streams } = services;
    const { id } = params;
    const slot = await streams.open(user.id);
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
      mayStillWatch(context, id, services).then(
        (may) => may || gone.abort(),
        () => undefined, // the database is away: keep the stream, the next check decides
      );
    }, streams.times.checkSession);
    const signal = AbortSignal.any([gone.signal, streams.closing]);
    generations
      .watch(
        { id, language, afterId: lastEventId(context.get('last-event-id')) },
        (event) => {
          if (canBeMissed(event) && body.writableNeedDrain) return;
          if (body.writableLength > maxBacklog) return void body.destroy();
          body.write(`id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`);
        },
        signal,
      )
      .catch((error: unknown) => context.app.emit('error', error, context))
      .finally(() => {
        clearInterval(beat);
        clearInterval(check);
        slot.release();
        // Random delay, so that clients do not all reconnect at the same moment.
        if (streams.closing.aborted) body.write(`retry: ${randomInt(1000, 5000)}\n\n`);
        body.end();
      });
  },
});

/** Whether the device is still signed in, and the person still allowed to read the project. */
async function mayStillWatch(context: Context, id: string, services: Services): Promise<boolean> {
  const person = await authenticate(context, services);
  if (!person) return false;
  try {
    await requireProjectOfGeneration(services.database.connection, person, 'read', id);
    return true;
  } catch (error) {
    if (error instanceof NotFoundError) return false;
    throw error;
  }
}

function lastEventId(header: string): number {
  const id = Number(header);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

// Each `content` event holds the whole document, so a slow reader can skip all but the last.
function canBeMissed(event: WatchedEvent): boolean {
  return event.name === 'content' && !event.data.complete;
}
