import type { Generation } from '#engine/protocol/generation.ts';

import { type GenerationEventBus, isLast, type PublishedEvent } from './events/GenerationEventBus.ts';

interface Watched {
  id: string;
  /** The last event the watcher has seen; 0 for none. */
  afterId: number;
  events: GenerationEventBus;
  /** The rows, which are the truth. @throws when the generation is not the watcher's. */
  read: () => Promise<Generation>;
}

const compareEvery = 1000; // milliseconds

/**
 * Gives a watcher the state as it stands, then every event until the end. Where events stay away (another server without
 * Redis, a lost connection), the rows are compared once a second and what changed is told from them.
 */
export async function watchGeneration(watched: Watched, onEvent: (event: PublishedEvent) => void, signal: AbortSignal) {
  const first = await watched.read();
  let heardAt = 0;
  let lastId = watched.afterId;
  let told = '';
  let isOver = false;
  const { promise, resolve } = Promise.withResolvers<void>();

  const pass = (event: PublishedEvent) => {
    if (isOver) return;
    lastId = Math.max(lastId, event.id);
    heardAt = Date.now();
    isOver = isLast(event);
    onEvent(event);
    if (isOver) resolve();
  };
  const tell = (generation: Generation) => {
    const known = JSON.stringify(generation);
    if (known === told) return;
    told = known;
    for (const event of asEvents(generation)) pass({ ...event, id: ++lastId });
  };

  // Someone who comes back with the id of their last event gets what the bus kept since then.
  if (watched.afterId === 0 || hasEnded(first)) tell(first);
  const unsubscribe = isOver ? () => {} : await watched.events.subscribe(watched.id, watched.afterId, pass);
  const timer = setInterval(() => {
    if (Date.now() - heardAt < compareEvery) return;
    watched.read().then(tell, () => resolve());
  }, compareEvery);
  signal.addEventListener('abort', () => resolve(), { once: true });
  if (signal.aborted) resolve();
  await promise;
  isOver = true;
  clearInterval(timer);
  unsubscribe();
}

function hasEnded({ status }: Generation): boolean {
  return status !== 'queued' && status !== 'running';
}

/** A generation's state as the events that would have told it. */
function asEvents(generation: Generation): Omit<PublishedEvent, 'id'>[] {
  const { status, progress, steps, tokens, content, error } = generation;
  const summary = { status, progress, steps, tokens };
  const toolset =
    progress.current ?? steps.findLast((step) => step.status === 'succeeded')?.toolset ?? steps[0]?.toolset;
  const shown: Omit<PublishedEvent, 'id'>[] =
    content && toolset
      ? [
          {
            name: 'content',
            data: { toolset, content, complete: steps.some((s) => s.toolset === toolset && s.status === 'succeeded') },
          },
        ]
      : [];
  if (!hasEnded(generation)) return [{ name: 'status', data: summary }, ...shown];
  if (status !== 'succeeded' && error) return [...shown, { name: 'failed', data: { ...summary, error } }];
  return [...shown, { name: 'done', data: summary }];
}
