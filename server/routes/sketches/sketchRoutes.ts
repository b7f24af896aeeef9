import { sketchFormResponse, sketchRequest, sketchResponse } from '#engine/protocol/sketch.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { openEventStream } from '#server/http/openEventStream.ts';
import { exampleSketch } from '#server/sketches/exampleSketch.ts';
import { findOpenSketch } from '#server/sketches/findOpenSketch.ts';
import { startSketch } from '#server/sketches/startSketch.ts';
import { watchSketch } from '#server/sketches/watchSketch.ts';

export const sketchRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/sketches',
    access: 'public',
    limits: ['sketch-reads'],
    summary: 'What sketches are made of, and the sketch of the example company’s idea',
    answer: { status: 200, schema: sketchFormResponse },
    async handle({ language }, services) {
      return { ...exampleSketch(services, language) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/sketches',
    access: 'public',
    limits: ['sketches'],
    summary: 'Has an idea sketched, without an account; gone after an hour unless it is kept',
    body: sketchRequest,
    answer: { status: 202, schema: sketchResponse },
    async handle({ body }, services) {
      return { secret: await startSketch(services, body) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/sketches/:secret/events',
    access: 'public',
    limits: ['sketch-reads'],
    summary: 'Server-Sent Events of a sketch: content, done, failed',
    isLong: true,
    answer: { status: 200, type: 'text/event-stream' },
    async handle({ context, params: { secret }, language }, { database, streams }) {
      const { id } = await findOpenSketch(database.connection, secret);
      const mayStillRead = async () => true;
      const stream = await openEventStream(context, { streams, userId: `sketch ${id}`, mayStillRead });
      watchSketch(
        database.connection,
        { secret, language },
        (name, data) => void stream.send({ name, data }, { canBeMissed: name === 'content' }),
        stream.signal,
      )
        .catch((error: unknown) => context.app.emit('error', error, context))
        .finally(() => stream.end());
    },
  }),
];
