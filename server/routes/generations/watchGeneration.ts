import { PassThrough } from 'node:stream';

import { defineRoute } from '../../http/defineRoute.ts';

const heartbeat = 15_000; // milliseconds
const maxBacklog = 2_000_000; // bytes that a slow reader may owe before it is dropped; it can resume

export const watchGeneration = defineRoute({
  method: 'GET',
  path: '/api/generations/:id/events',
  access: 'signed-in',
  summary: 'Server-Sent Events of a generation: status, content, done, failed. `Last-Event-ID` resumes.',
  answer: { status: 200, type: 'text/event-stream' },
  async handle({ context, params, user, language }, { generations, streams }) {
    const { id } = await generations.read(user.id, params.id, language);
    const release = streams.open(user.id);
    const afterId = Number(context.get('last-event-id')) || 0;
    const body = new PassThrough({ highWaterMark: 256 * 1024 });
    const gone = new AbortController();
    body.on('close', () => gone.abort());
    body.on('error', () => gone.abort());

    context.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    context.body = body;
    context.req.socket.setNoDelay(true);

    body.write('retry: 1000\n\n');
    const beat = setInterval(() => body.write(': still here\n\n'), heartbeat);
    const signal = AbortSignal.any([gone.signal, streams.closing]);
    generations
      .watch(
        { userId: user.id, id, language, afterId },
        (event) => {
          // A document is told whole each time, so one that a slow reader misses is made good by the next.
          if (event.name === 'content' && body.writableNeedDrain) return;
          if (body.writableLength > maxBacklog) return void body.destroy();
          body.write(`id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`);
        },
        signal,
      )
      .catch((error: unknown) => context.app.emit('error', error, context))
      .finally(() => {
        clearInterval(beat);
        release();
        body.end();
      });
  },
});
