import type { GenerationEventName, GenerationEvents } from '#engine/protocol/generation.ts';

import type { GenerationErrorRecord, GenerationRow } from '../../database/repositories/generations.ts';
import type { GenerationStepRow } from '../../database/repositories/generationSteps.ts';

/** How far a generation is. It carries no words: each watcher has their own language. */
export interface GenerationProgress extends Pick<GenerationRow, 'status' | 'tokensReserved' | 'tokensCharged'> {
  steps: Pick<GenerationStepRow, 'toolsetId' | 'status' | 'error'>[];
}

/** What travels between processes, by the names that the watcher's events have. */
export interface PublishedData {
  status: GenerationProgress;
  content: GenerationEvents['content'];
  done: GenerationProgress;
  failed: GenerationProgress & { error: GenerationErrorRecord };
}

/** Ids of one generation only ever grow, also across restarts. */
export type PublishedEvent = {
  [Name in GenerationEventName]: { id: number; name: Name; data: PublishedData[Name] };
}[GenerationEventName];

export type EventListener = (event: PublishedEvent) => void;

/**
 * Carries what happens in a generation from the worker to whoever watches, within a process or across them.
 *
 * `content` events replace one another, so only the newest of each name is kept for those who come later. Delivery is best
 * effort: the rows in the database are the truth, and a watcher compares with them.
 */
export interface GenerationEventBus {
  publish<Name extends GenerationEventName>(generationId: string, name: Name, data: PublishedData[Name]): void;
  /** Gives the kept events that are newer than `afterId`, then everything new. Returns how to stop. */
  subscribe(generationId: string, afterId: number, listener: EventListener): Promise<() => void>;
  /** Asks the worker of a generation, wherever it runs, to stop at once. */
  requestCancel(generationId: string): void;
  onCancel(listener: (generationId: string) => void): void;
  close(): Promise<void>;
}

/** Whether nothing follows this event. */
export function isLast({ name }: { name: GenerationEventName }): boolean {
  return name === 'done' || name === 'failed';
}
