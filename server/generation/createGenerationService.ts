import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Database, Transaction } from '#server/database/Database.ts';
import {
  findActiveOf,
  findGeneration,
  type GenerationRow,
  lockGeneration,
} from '#server/database/repositories/generations.ts';
import {
  findShownContent,
  findSteps,
  findWholeParts,
  type GenerationStepRow,
} from '#server/database/repositories/generationSteps.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { ProjectBus } from '#server/live/ProjectBus.ts';
import type { Metrics } from '#server/metrics/createMetrics.ts';
import type { JobQueue } from '#server/queue/JobQueue.ts';
import type { Validators } from '#server/toolsets/createValidators.ts';

import { endGeneration } from './endGeneration.ts';
import { endOf } from './endOf.ts';
import type { GenerationEventBus, GenerationProgress } from './events/GenerationEventBus.ts';
import type { GenerationService } from './GenerationService.ts';
import { generationView, isOpen } from './generationView.ts';
import { keepUnfinished } from './keepUnfinished.ts';
import type { DraftWriter } from './models/DraftWriter.ts';
import { presentEvent } from './presentEvent.ts';
import { startGeneration } from './startGeneration.ts';
import { type GenerationState, watchGeneration } from './watchGeneration.ts';

export interface GenerationServiceParts {
  database: Database;
  registry: ToolsetRegistry;
  paths: ToolsetPaths;
  validators: Validators;
  queue: JobQueue;
  events: GenerationEventBus & ProjectBus;
  metrics: Pick<Metrics, 'countGeneration'>;
  writer: DraftWriter | null;
  /** Nobody runs out of tokens; what they use is counted. */
  isUnlimited: boolean;
}

const cancelled = { key: 'cancelled', facts: {} } as const;

interface Ended {
  id: string;
  kind: GenerationRow['kind'];
  projectId: string;
  progress: GenerationProgress;
}

/** The service over database, queue and event bus. It is stateless, so any server answers for any generation. */
export function createGenerationService(parts: GenerationServiceParts): GenerationService {
  const { database, registry, paths, validators, queue, events, metrics, writer, isUnlimited } = parts;

  async function read(id: string, language: Language): Promise<GenerationState> {
    const generation = await findGeneration(database.connection, id);
    if (!generation) throw new NotFoundError();
    const steps = await findSteps(database.connection, id);
    const shown = await findShownContent(database.connection, id);
    return { generation: generationView({ generation, steps, shown }, registry, language), shown };
  }

  async function end(transaction: Transaction, id: string): Promise<Ended[]> {
    const generation = await lockGeneration(transaction, id);
    if (!generation || !isOpen(generation)) return [];
    const progress = await endGeneration(transaction, generation, cancelled, (step) =>
      keep(transaction, generation, step),
    );
    return [{ id, kind: generation.kind, projectId: generation.projectId, progress }];
  }

  /** What was whole of a step that is stopped while it is written. */
  async function keep(transaction: Transaction, generation: GenerationRow, step: GenerationStepRow): Promise<number> {
    if (step.status !== 'running') return 0;
    const partial = await findWholeParts(transaction, generation.id, step.position);
    const brokenOff = { partial, because: 'cancelled' } as const;
    return (await keepUnfinished(transaction, { registry, paths, validators }, generation, step, brokenOff)) ?? 0;
  }

  function tell({ id, kind, projectId, progress }: Ended) {
    metrics.countGeneration({ kind, status: progress.status });
    events.requestCancel(id);
    events.publish(id, 'failed', { ...progress, error: cancelled });
    events.announce(projectId, endOf(kind, null));
  }

  return {
    start: (transaction, order) =>
      startGeneration(transaction, { registry, paths }, order, { isFree: writer === null, isUnlimited }),
    enqueue: (id) => queue.enqueue(id),
    read: async (id, language) => (await read(id, language)).generation,
    watch: ({ id, language, afterId }, onEvent, signal) =>
      watchGeneration(
        {
          id,
          afterId,
          events,
          read: () => read(id, language),
          present: (event) => presentEvent(event, registry, language),
        },
        onEvent,
        signal,
      ),
    cancel: async (id) => {
      const ended = await database.transaction((transaction) => end(transaction, id));
      ended.forEach(tell);
    },
    cancelAll: async (transaction, owner) => {
      const ended: Ended[] = [];
      for (const id of await findActiveOf(transaction, owner)) ended.push(...(await end(transaction, id)));
      return () => ended.forEach(tell);
    },
  };
}
