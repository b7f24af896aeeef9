import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Language } from '#engine/toolset/languages.ts';

import type { Connection, Database } from '../database/Database.ts';
import { findGeneration, findShownContent, findSteps, lockGeneration } from '../database/repositories/generations.ts';
import { NotFoundError } from '../errors/NotFoundError.ts';
import type { JobQueue } from '../queue/JobQueue.ts';
import { endGeneration } from './endGeneration.ts';
import type { GenerationEventBus } from './events/GenerationEventBus.ts';
import type { GenerationService } from './GenerationService.ts';
import { generationView, isOpen } from './generationView.ts';
import { presentEvent } from './presentEvent.ts';
import { startGeneration } from './startGeneration.ts';
import { type GenerationState, watchGeneration } from './watchGeneration.ts';

export interface GenerationServiceParts {
  database: Database;
  registry: ToolsetRegistry;
  queue: JobQueue;
  events: GenerationEventBus;
}

/** The service over rows, a bell and events; it holds no state of its own, so any server answers for any generation. */
export function createGenerationService(parts: GenerationServiceParts): GenerationService {
  const { database, registry, queue, events } = parts;

  async function owned(connection: Connection, userId: string, id: string) {
    const generation = await findGeneration(connection, id);
    if (generation?.userId !== userId) throw new NotFoundError();
    return generation;
  }

  async function read(userId: string, id: string, language: Language): Promise<GenerationState> {
    const generation = await owned(database.connection, userId, id);
    const steps = await findSteps(database.connection, id);
    const shown = await findShownContent(database.connection, id);
    return { generation: generationView({ generation, steps, shown }, registry, language), shown };
  }

  return {
    start: (transaction, order) => startGeneration(transaction, registry, order),
    ring: (id) => queue.ring(id),
    read: async (userId, id, language) => (await read(userId, id, language)).generation,
    watch: ({ userId, id, language, afterId }, onEvent, signal) =>
      watchGeneration(
        {
          id,
          afterId,
          events,
          read: () => read(userId, id, language),
          present: (event) => presentEvent(event, registry, language),
        },
        onEvent,
        signal,
      ),
    cancel: async (userId, id) => {
      const error = { key: 'cancelled' as const, facts: {} };
      const progress = await database.transaction(async (transaction) => {
        await owned(transaction, userId, id);
        const generation = await lockGeneration(transaction, id);
        return generation && isOpen(generation) ? endGeneration(transaction, generation, error) : null;
      });
      if (!progress) return;
      events.requestCancel(id);
      events.publish(id, 'failed', { ...progress, error });
    },
  };
}
