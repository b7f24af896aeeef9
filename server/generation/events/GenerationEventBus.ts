import type { GenerationEventName, GenerationEvents } from '#engine/protocol/generation.ts';

/** An event as it is kept and sent. Ids of one generation only ever grow, also across restarts. */
export interface PublishedEvent<Name extends GenerationEventName = GenerationEventName> {
  id: number;
  name: Name;
  data: GenerationEvents[Name];
}

export type EventListener = (event: PublishedEvent) => void;

/**
 * Carries what happens in a generation from the worker to whoever watches, within a process or across them.
 *
 * `content` events replace one another, so only the newest of each name is kept for those who come later. Delivery is best
 * effort: the rows in the database are the truth, and a watcher compares with them.
 */
export interface GenerationEventBus {
  publish<Name extends GenerationEventName>(generationId: string, name: Name, data: GenerationEvents[Name]): void;
  /** Gives the kept events that are newer than `afterId`, then everything new. Returns how to stop. */
  subscribe(generationId: string, afterId: number, listener: EventListener): Promise<() => void>;
  /** Asks the worker of a generation, wherever it runs, to stop at once. */
  requestCancel(generationId: string): void;
  onCancel(listener: (generationId: string) => void): void;
  close(): Promise<void>;
}

/** Whether nothing follows this event. */
export function isLast(event: PublishedEvent): boolean {
  return event.name === 'done' || event.name === 'failed';
}
