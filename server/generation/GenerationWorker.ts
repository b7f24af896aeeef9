import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

import type { Logger } from 'pino';

import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Database } from '#server/database/Database.ts';
import {
  countRunning,
  findClaimable,
  findOwned,
  markClaimed,
  renewLeases,
  requeue,
} from '#server/database/repositories/generationClaims.ts';
import { findGeneration, type GenerationRow, lockGeneration } from '#server/database/repositories/generations.ts';
import { lockUser } from '#server/database/repositories/users.ts';
import type { ProjectBus } from '#server/live/ProjectBus.ts';
import type { Metrics } from '#server/metrics/createMetrics.ts';
import type { FoundEvidenceCache } from '#server/projects/FoundEvidenceCache.ts';
import type { JobQueue } from '#server/queue/JobQueue.ts';
import type { PersonalTurns } from '#server/turns/PersonalTurns.ts';

import { endGeneration } from './endGeneration.ts';
import type { GenerationEventBus } from './events/GenerationEventBus.ts';
import { GenerationRun } from './GenerationRun.ts';
import type { WorkerTimes } from './GenerationTuning.ts';
import type { StepTools } from './runStep.ts';

export interface WorkerOptions {
  database: Database;
  registry: ToolsetRegistry;
  paths: ToolsetPaths;
  found: FoundEvidenceCache;
  queue: JobQueue;
  events: GenerationEventBus & ProjectBus;
  tools: StepTools;
  logger: Logger;
  metrics: Pick<Metrics, 'countGeneration'>;
  turns: Pick<PersonalTurns, 'rest' | 'count'>;
  times: WorkerTimes;
  runningPerUser: number;
}

const maxAttempts = 3;

/** Takes generations from the queue and runs them. Any number of workers share one database. */
export class GenerationWorker {
  readonly #id = `${hostname().slice(0, 24)}-${randomUUID()}`.slice(0, 64);
  readonly #options: WorkerOptions;
  readonly #runs = new Map<string, GenerationRun>();
  #checking: NodeJS.Timeout | undefined;
  #sweeping: NodeJS.Timeout | undefined;
  #renewedAt = 0;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { queue, events, times } = this.#options;
    events.onCancel((id) => this.#runs.get(id)?.stop());
    await queue.start((id) => this.#handle(id));
    const report = (error: unknown) => this.#report(error);
    this.#checking = setInterval(() => void this.#check().catch(report), times.check);
    this.#sweeping = setInterval(() => void this.#sweep().catch(report), times.sweep);
    await this.#sweep();
  }

  /** Takes no new jobs, gives running ones a grace period, and releases those that exceed it. */
  async stop(): Promise<void> {
    const { queue, times } = this.#options;
    clearInterval(this.#sweeping);
    for (const run of this.#runs.values()) run.pause();
    const hurry = setTimeout(() => {
      for (const run of this.#runs.values()) run.stop();
    }, times.drain);
    await queue.stop();
    clearTimeout(hurry);
    clearInterval(this.#checking);
  }

  async #handle(id: string): Promise<void> {
    if (this.#runs.has(id)) return; // a duplicate notification: the queue took this worker for lost
    try {
      const generation = await this.#claim(id);
      if (!generation) return;
      const run = new GenerationRun(generation, this.#id, this.#options);
      this.#runs.set(id, run);
      try {
        await run.run();
      } finally {
        this.#runs.delete(id);
      }
      if (run.isUnfinished) await this.#putBack(generation);
      await this.#sweep(); // the limit of running jobs a person may have held another one back
    } catch (error) {
      this.#report(error);
    }
  }

  /**
   * Claims a job that is queued, or whose lease has expired. Null when it is taken, or its person has the maximum
   * running.
   */
  async #claim(id: string): Promise<GenerationRow | null> {
    const { database, times, runningPerUser, metrics } = this.#options;
    const now = new Date();
    const outcome = await database.transaction(async (transaction) => {
      const known = await findGeneration(transaction, id);
      if (!known) return null;
      await lockUser(transaction, known.userId);
      const generation = await lockGeneration(transaction, id);
      const isLost = generation?.status === 'running' && (generation.leaseUntil ?? '') < now.toISOString();
      if (!generation || (generation.status !== 'queued' && !isLost)) return null;
      if (isLost && generation.attempt >= maxAttempts) {
        // Not published: watchers see it when they compare with the rows.
        const { status } = await endGeneration(transaction, generation, { key: 'interrupted', facts: {} });
        return { ended: { kind: generation.kind, status } };
      }
      if ((await countRunning(transaction, generation.userId, now.toISOString())) >= runningPerUser) return null;
      const attempt = generation.attempt + 1;
      const leaseUntil = new Date(now.getTime() + times.lease).toISOString();
      await markClaimed(transaction, { id, workerId: this.#id }, { leaseUntil, attempt });
      return { claimed: { ...generation, status: 'running' as const, attempt, workerId: this.#id, leaseUntil } };
    });
    if (outcome?.ended) metrics.countGeneration(outcome.ended);
    return outcome?.claimed ?? null;
  }

  async #putBack(generation: GenerationRow): Promise<void> {
    await this.#options.database.transaction((transaction) =>
      requeue(transaction, { id: generation.id, workerId: this.#id }, generation.attempt - 1),
    );
  }

  /** Stops runs that were cancelled or taken over elsewhere, and renews the leases of the others. */
  async #check(): Promise<void> {
    const { database, times } = this.#options;
    const ids = [...this.#runs.keys()];
    if (ids.length === 0) return;
    const owned = new Set(await findOwned(database.connection, this.#id, ids));
    for (const id of ids) if (!owned.has(id)) this.#runs.get(id)?.stop();
    if (Date.now() - this.#renewedAt < times.lease / 3) return;
    this.#renewedAt = Date.now();
    await renewLeases(database.connection, this.#id, ids, new Date(Date.now() + times.lease).toISOString());
  }

  async #sweep(): Promise<void> {
    const { database, queue, runningPerUser: perUser } = this.#options;
    const now = new Date().toISOString();
    for (const { id, lost } of await findClaimable(database.connection, { now, perUser, limit: 200 })) {
      if (!this.#runs.has(id)) queue.enqueue(id, lost);
    }
  }

  /** No error ends the worker: the rows are unchanged, and the next sweep tries again. */
  #report(error: unknown): void {
    this.#options.logger.error({ err: error }, 'generation worker');
  }
}
