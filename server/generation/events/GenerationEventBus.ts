import type { GenerationEventName, GenerationEvents } from '#engine/protocol/generation.ts';
import type { GenerationErrorRecord, GenerationRow } from '#server/database/repositories/generations.ts';
import type { GenerationStepRow } from '#server/database/repositories/generationSteps.ts';

/** Progress of a generation. It carries no text, since each watcher has their own language. */
export interface GenerationProgress extends Pick<GenerationRow, 'status' | 'tokensReserved' | 'tokensCharged'> {
  steps: Pick<GenerationStepRow, 'toolsetId' | 'status' | 'error' | 'citations'>[];
}

/** Payloads between processes, by event name. */
export interface PublishedData {
  status: GenerationProgress;
  content: GenerationEvents['content'];
  done: GenerationProgress;
  failed: GenerationProgress & { error: GenerationErrorRecord };
}

/** Ids of one generation increase, also across restarts. */
export type PublishedEvent = {
  [Name in GenerationEventName]: { id: number; name: Name; data: PublishedData[Name] };
}[GenerationEventName];

export type EventListener = (event: PublishedEvent) => void;

/**
 * Publish/subscribe from the worker of a generation to its watchers, within a process or across processes.
 *
 * A `content` event replaces the one before, so late subscribers get only the newest of each name. Delivery is best
 * effort: the database is authoritative, and watchers compare with it.
 */
export interface GenerationEventBus {
  publish<Name extends GenerationEventName>(generationId: string, name: Name, data: PublishedData[Name]): void;
  /** Delivers the retained events after `afterId`, then new ones. Resolves with the function that unsubscribes. */
  subscribe(generationId: string, afterId: number, listener: EventListener): Promise<() => void>;
  /** Asks the worker of a generation, in whichever process, to stop at once. */
  requestCancel(generationId: string): void;
  onCancel(listener: (generationId: string) => void): void;
  close(): Promise<void>;
}

/** Whether this is the last event of a generation. */
export function isLast({ name }: { name: GenerationEventName }): boolean {
  return name === 'done' || name === 'failed';
}
