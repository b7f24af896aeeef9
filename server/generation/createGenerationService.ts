import type { GenerationEvents } from '#engine/protocol/generation.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Connection, Database } from '../database/Database.ts';
import { findGeneration, findSteps, lockGeneration } from '../database/repositories/generations.ts';
import { NotFoundError } from '../errors/NotFoundError.ts';
import type { JobQueue } from '../queue/JobQueue.ts';
import { endGeneration } from './endGeneration.ts';
import type { GenerationEventBus } from './events/GenerationEventBus.ts';
import type { GenerationService } from './GenerationService.ts';
import { errorView, generationSummary, generationView } from './generationView.ts';
import { startGeneration } from './startGeneration.ts';
import { watchGeneration } from './watchGeneration.ts';

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

  const read: GenerationService['read'] = async (userId, id, language) => {
    const generation = await owned(database.connection, userId, id);
    return generationView(generation, await findSteps(database.connection, id), registry, language);
  };

  return {
    start: (transaction, order) => startGeneration(transaction, registry, order),
    ring: (id) => queue.ring(id),
    read,
    watch: ({ userId, id, language, afterId }, onEvent, signal) =>
      watchGeneration({ id, afterId, events, read: () => read(userId, id, language) }, onEvent, signal),
    cancel: async (userId, id) => {
      const ended = await database.transaction(async (transaction) => {
        await owned(transaction, userId, id);
        const generation = await lockGeneration(transaction, id);
        if (!generation || !['queued', 'running'].includes(generation.status)) return null;
        return { generation, ...(await endGeneration(transaction, generation, { key: 'cancelled', facts: {} })) };
      });
      if (!ended) return;
      const { generation, status, steps } = ended;
      events.requestCancel(id);
      const tokensCharged = steps.reduce((sum, step) => sum + step.tokensCharged, 0);
      const failed: GenerationEvents['failed'] = {
        ...generationSummary({ status, tokensReserved: 0, tokensCharged }, steps, registry, generation.language),
        error: errorView({ key: 'cancelled', facts: {} }, registry, generation.language),
      };
      events.publish(id, 'failed', failed);
    },
  };
}
