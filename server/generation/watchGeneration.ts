import { isDeepStrictEqual } from 'node:util';

import type { Generation, GenerationEventName } from '#engine/protocol/generation.ts';
import type { ShownContent } from '#server/database/repositories/generationSteps.ts';

import { type GenerationEventBus, isLast, type PublishedEvent } from './events/GenerationEventBus.ts';
import { isOpen } from './generationView.ts';
import type { WatchedEvent } from './presentEvent.ts';

/** A generation as stored in the database. */
export interface GenerationState {
  generation: Generation;
  shown: ShownContent | null;
}

interface Watched {
  id: string;
  /** Id of the last event the watcher has received; 0 for none. */
  afterId: number;
  events: GenerationEventBus;
  /** Reads the authoritative state. @throws when the generation is not the watcher's. */
  read: () => Promise<GenerationState>;
  present: (event: PublishedEvent) => WatchedEvent;
}

const compareEvery = 1000; // milliseconds
// After an event, ignores the rows for this long: they lag by up to two seconds, and would show an older document
// again.
const believeEvents = 3000;

/**
 * Sends the current state, then every event until the end. Where no events arrive (another server without Redis, a lost
 * connection), the rows are polled once a second and their changes are sent as events.
 */
export async function watchGeneration(watched: Watched, onEvent: (event: WatchedEvent) => void, signal: AbortSignal) {
  const { id, afterId, events, read, present } = watched;
  const told = new Map<GenerationEventName, unknown>();
  let lastId = afterId;
  let heardAt = -Infinity;
  let isOver = false;
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();

  const pass = (event: WatchedEvent) => {
    if (isOver) return;
    lastId = Math.max(lastId, event.id);
    told.set(event.name, event.data);
    isOver = isLast(event);
    onEvent(event);
    if (isOver) finish();
  };
  const hear = (event: PublishedEvent) => {
    heardAt = performance.now();
    pass(present(event));
  };
  const tell = (state: GenerationState) => {
    for (const event of asEvents(state)) {
      if (isLast(event) || !isDeepStrictEqual(told.get(event.name), event.data)) pass({ ...event, id: lastId + 1 });
    }
  };

  const first = await read();
  // A reconnecting watcher gets the events the bus has retained since their last id.
  if (afterId === 0 || !isOpen(first.generation)) tell(first);
  const subscription = isOver ? null : events.subscribe(id, afterId, hear).catch(() => null);
  const timer = setInterval(() => {
    if (performance.now() - heardAt >= believeEvents) read().then(tell, () => finish());
  }, compareEvery);
  signal.addEventListener('abort', () => finish(), { once: true });
  if (signal.aborted) finish();
  await end;
  isOver = true;
  clearInterval(timer);
  void subscription?.then((unsubscribe) => unsubscribe?.());
}

/** A generation's state as equivalent events. */
function asEvents({ generation, shown }: GenerationState): WatchedEvent[] {
  const { status, progress, steps, tokens, error } = generation;
  const summary = { status, progress, steps, tokens };
  const id = 0;
  const content: WatchedEvent[] = shown ? [{ id, name: 'content', data: shown }] : [];
  if (isOpen(generation)) return [{ id, name: 'status', data: summary }, ...content];
  if (status !== 'succeeded' && error) return [...content, { id, name: 'failed', data: { ...summary, error } }];
  return [...content, { id, name: 'done', data: summary }];
}
