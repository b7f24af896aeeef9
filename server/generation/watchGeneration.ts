import { isDeepStrictEqual } from 'node:util';

import type { Generation, GenerationEventName } from '#engine/protocol/generation.ts';

import type { ShownContent } from '../database/repositories/generationSteps.ts';
import { type GenerationEventBus, isLast, type PublishedEvent } from './events/GenerationEventBus.ts';
import { isOpen } from './generationView.ts';
import type { WatchedEvent } from './presentEvent.ts';

/** A generation as its rows tell it. */
export interface GenerationState {
  generation: Generation;
  shown: ShownContent | null;
}

interface Watched {
  id: string;
  /** The last event the watcher has seen; 0 for none. */
  afterId: number;
  events: GenerationEventBus;
  /** The rows, which are the truth. @throws when the generation is not the watcher's. */
  read: () => Promise<GenerationState>;
  present: (event: PublishedEvent) => WatchedEvent;
}

const compareEvery = 1000; // milliseconds
// The rows follow the events by up to two seconds; sooner they would show an older document again.
const believeEvents = 3000;

/**
 * Gives a watcher the state as it stands, then every event until the end. Where events stay away (another server without
 * Redis, a lost connection), the rows are compared once a second and what changed is told from them.
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
  // Someone who comes back with the id of their last event gets what the bus kept since then.
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

/** A generation's state as the events that would have told it. */
function asEvents({ generation, shown }: GenerationState): WatchedEvent[] {
  const { status, progress, steps, tokens, error } = generation;
  const summary = { status, progress, steps, tokens };
  const id = 0;
  const content: WatchedEvent[] = shown ? [{ id, name: 'content', data: shown }] : [];
  if (isOpen(generation)) return [{ id, name: 'status', data: summary }, ...content];
  if (status !== 'succeeded' && error) return [...content, { id, name: 'failed', data: { ...summary, error } }];
  return [...content, { id, name: 'done', data: summary }];
}
