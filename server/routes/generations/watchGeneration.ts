import type { Context } from 'koa';

import { requireProjectOfGeneration } from '#server/access/requireProject.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { WatchedEvent } from '#server/generation/presentEvent.ts';
import { authenticate } from '#server/http/authenticate.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { openEventStream } from '#server/http/openEventStream.ts';
import type { Services } from '#server/Services.ts';

export const watchGeneration = defineRoute({
  method: 'GET',
  path: '/api/generations/:id/events',
  access: 'signed-in',
  project: 'read',
  limits: ['streams'],
  summary: 'Server-Sent Events of a generation: status, content, done, failed. `Last-Event-ID` resumes.',
  isLong: true,
  answer: { status: 200, type: 'text/event-stream' },
  async handle({ context, params, user, language }, services) {
    const { generations, streams } = services;
    const { id } = params;
    const mayStillRead = () => mayStillWatch(context, id, services);
    const stream = await openEventStream(context, { streams, userId: user.id, mayStillRead });
    generations
      .watch(
        { id, language, afterId: lastEventId(context.get('last-event-id')) },
        (event) => void stream.send(event, { canBeMissed: canBeMissed(event) }),
        stream.signal,
      )
      .catch((error: unknown) => context.app.emit('error', error, context))
      .finally(() => stream.end());
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
