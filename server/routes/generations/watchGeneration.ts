import { randomInt } from 'node:crypto';
import { PassThrough } from 'node:stream';

import type { WatchedEvent } from '../../generation/presentEvent.ts';
import { authenticate } from '../../http/authenticate.ts';
import { defineRoute } from '../../http/defineRoute.ts';

const maxBacklog = 2_000_000; // bytes buffered for a slow reader before it is disconnected (back-pressure); it can resume

export const watchGeneration = defineRoute({
  method: 'GET',
  path: '/api/generations/:id/events',
  access: 'signed-in',
  limits: ['streams'],
  summary: 'Server-Sent Events of a generation: status, content, done, failed. `Last-Event-ID` resumes.',
  answer: { status: 200, type: 'text/event-stream' },
  async handle({ context, params, user, language }, services) {
    const { generations, streams } = services;
    const { id } = await generations.read(user.id, params.id, language);
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
      authenticate(context, services).then(
        (present) => present ?? gone.abort(),
        () => undefined, // the database is away: keep the stream, the next check decides
      );
    }, streams.times.checkSession);
    const signal = AbortSignal.any([gone.signal, streams.closing]);
    generations
      .watch(
        { userId: user.id, id, language, afterId: lastEventId(context.get('last-event-id')) },
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

function lastEventId(header: string): number {
  const id = Number(header);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

// Each `content` event holds the whole document, so a slow reader can skip all but the last.
function canBeMissed(event: WatchedEvent): boolean {
  return event.name === 'content' && !event.data.complete;
}
