import type { Logger } from 'pino';

import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { settleTokens } from '#server/billing/ledger.ts';
import { keepCritique } from '#server/critique/keepCritique.ts';
import { loadCritique } from '#server/critique/loadCritique.ts';
import { runCritique } from '#server/critique/runCritique.ts';
import { createId } from '#server/database/createId.ts';
import type { Database, Transaction } from '#server/database/Database.ts';
import { encodeJson } from '#server/database/json.ts';
import {
  type GenerationErrorRecord,
  type GenerationRow,
  lockGeneration,
} from '#server/database/repositories/generations.ts';
import {
  findSteps,
  type GenerationStepRow,
  keepPartial,
  updateStep,
} from '#server/database/repositories/generationSteps.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { writeDraft } from '#server/database/repositories/projectToolsets.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import type { ProjectBus } from '#server/live/ProjectBus.ts';
import type { Metrics } from '#server/metrics/createMetrics.ts';
import type { FoundEvidenceCache } from '#server/projects/FoundEvidenceCache.ts';
import { keepNotedDraft } from '#server/projects/keepNotedDraft.ts';
import type { PersonalTurns } from '#server/turns/PersonalTurns.ts';

import { BestPartial } from './BestPartial.ts';
import { endGeneration, failStep } from './endGeneration.ts';
import { endOf } from './endOf.ts';
import type { GenerationEventBus } from './events/GenerationEventBus.ts';
import { isOpen } from './generationView.ts';
import { keepUnfinished } from './keepUnfinished.ts';
import { loadStepContext, type StepContext } from './loadStepContext.ts';
import { mergeWithSaved } from './mergeWithSaved.ts';
import { orderOfStep } from './orderOfStep.ts';
import { PartialKeeper } from './PartialKeeper.ts';
import { purposeOf } from './purposeOf.ts';
import { runStep, type StepTools } from './runStep.ts';
import { inheritedFailure, keepsWhatCame, toErrorRecord } from './stepFailure.ts';
import type { StepResult } from './StepResult.ts';

interface RunParts {
  database: Database;
  registry: ToolsetRegistry;
  paths: ToolsetPaths;
  found: FoundEvidenceCache;
  events: GenerationEventBus & ProjectBus;
  tools: StepTools;
  logger: Logger;
  metrics: Pick<Metrics, 'countGeneration'>;
  turns: Pick<PersonalTurns, 'rest' | 'count'>;
}

const keepPartialEvery = 1000; // milliseconds, for a watcher on another server and for the time after a crash

/** Thrown within a transaction when this worker has lost the job; rolls it back. */
class JobLostError extends Error {}

/** Runs one generation in this worker, step by step. */
export class GenerationRun {
  readonly #generation: GenerationRow;
  readonly #workerId: string;
  readonly #parts: RunParts;
  readonly #abort = new AbortController();
  #isOver = false;
  #isPaused = false;

  constructor(generation: GenerationRow, workerId: string, parts: RunParts) {
    this.#generation = generation;
    this.#workerId = workerId;
    this.#parts = parts;
  }

  /** Aborts the model's answer at once. The caller sets the row's status. */
  stop(): void {
    this.#abort.abort();
  }

  /** Finishes the running step and starts no other. */
  pause(): void {
    this.#isPaused = true;
  }

  /** Whether it was stopped before its end, so that another worker should resume it. */
  get isUnfinished(): boolean {
    return !this.#isOver;
  }

  async run(): Promise<void> {
    const { database } = this.#parts;
    try {
      for (;;) {
        const steps = await findSteps(database.connection, this.#generation.id);
        const next = steps.find(isOpen);
        if (!next) return await this.#end();
        await this.#parts.turns.rest(this.#generation.userId, this.#abort.signal);
        if (this.#isPaused) return;
        const inherited = inheritedFailure(next, steps, this.#parts.registry);
        if (inherited) await this.#fail(next, inherited);
        else await this.#write(next);
      }
    } catch (error) {
      if (!this.#abort.signal.aborted && !(error instanceof JobLostError)) throw error;
    }
  }

  async #write(step: GenerationStepRow): Promise<void> {
    const { logger } = this.#parts;
    const { id, kind } = this.#generation;
    await this.#mine((transaction) => updateStep(transaction, id, step.position, { status: 'running' }));
    await this.#publishStatus();
    const best = new BestPartial();
    try {
      await (kind === 'critique' ? this.#readOver(step) : this.#draft(step, best));
      await this.#publishStatus();
      this.#announceEnd(step);
    } catch (error) {
      // An unreachable database is no failure of the step: the job is resumed once it is back.
      const isInterrupted = this.#abort.signal.aborted || error instanceof JobLostError;
      if (isInterrupted || error instanceof UnavailableError) throw error;
      logger.warn({ err: error, generation: id, toolset: step.toolsetId }, 'a step failed');
      await this.#fail(step, toErrorRecord(error), best);
    }
  }

  async #draft(step: GenerationStepRow, best: BestPartial): Promise<void> {
    const { database, registry, paths, found, events, tools } = this.#parts;
    const { id } = this.#generation;
    const order = orderOfStep(this.#generation, step.toolsetId);
    const partial = this.#keepPartials(step);
    const onPartial = (content: ToolsetDocument, readWhole: () => ToolsetDocument | null) => {
      events.publish(id, 'content', { toolset: step.toolsetId, content, complete: false });
      partial.offer(() => ({ content, whole: readWhole() }));
      best.offer(content, readWhole);
    };
    try {
      const context = await this.#counted(() =>
        loadStepContext(database.connection, { registry, paths }, order, step.toolsetId, found),
      );
      const write = () => runStep(order, context, tools, onPartial, this.#abort.signal);
      const result = await (tools.writer ? write() : this.#counted(write));
      await partial.stop();
      const content = await this.#counted(() => this.#keep(step, context, result));
      events.publish(id, 'content', { toolset: step.toolsetId, content, complete: true });
    } finally {
      await partial.stop();
    }
  }

  /** Keeps what the second reader has found and charges its tokens in one transaction. */
  async #readOver(step: GenerationStepRow): Promise<void> {
    const { database, registry, tools } = this.#parts;
    const { id } = this.#generation;
    const input = await this.#counted(() => loadCritique(database.connection, registry, this.#generation));
    const critique = await runCritique(this.#generation, input, tools, this.#abort.signal);
    await this.#mine(async (transaction) => {
      await updateStep(transaction, id, step.position, { status: 'succeeded', tokensCharged: step.tokensReserved });
      await keepCritique(transaction, this.#generation.projectId, critique);
      await this.#settle(transaction, step);
    });
  }

  /** What the server computes for whoever ordered it; not while a model writes. */
  #counted<T>(work: () => Promise<T>): Promise<T> {
    return this.#parts.turns.count(this.#generation.userId, work);
  }

  #keepPartials({ position }: GenerationStepRow): PartialKeeper {
    const { database, logger } = this.#parts;
    const claim = { id: this.#generation.id, workerId: this.#workerId };
    return new PartialKeeper(
      (document) =>
        keepPartial(database.connection, claim, { position, ...document }).catch((error: unknown) =>
          logger.warn({ err: error, generation: claim.id }, 'a partial document was not kept'),
        ),
      keepPartialEvery,
    );
  }

  /** Stores the draft and charges its tokens in one transaction. Returns the stored document. */
  async #keep(step: GenerationStepRow, context: StepContext, result: StepResult): Promise<ToolsetDocument> {
    const { id, projectId } = this.#generation;
    const { cut, isStarter } = result;
    const { kept, dropped } = result.citations;
    const citations = kept + dropped.length > 0 ? { kept, dropped } : undefined;
    return this.#mine(async (transaction) => {
      const {
        document: content,
        madeFrom,
        unconfirmed,
      } = await mergeWithSaved(transaction, this.#parts, projectId, context, result);
      const end = { status: 'succeeded', tokensCharged: step.tokensReserved } as const;
      await updateStep(transaction, id, step.position, { ...end, content, citations });
      const createdAt = new Date().toISOString();
      // Counted, and never refused: it is paid for. Before the toolset is written, as saves lock both.
      await growProject(transaction, projectId, Buffer.byteLength(encodeJson(content)));
      await keepNotedDraft(transaction, projectId, step.toolsetId);
      await writeDraft(transaction, projectId, step.toolsetId, {
        content,
        contentId: createId(),
        madeFrom,
        unconfirmed,
        cut,
        citations,
        note: result.note ?? undefined,
        generationId: id,
        isStarter,
        isStopped: false,
        remarks: result.remarks,
        createdAt,
      });
      await this.#settle(transaction, step);
      return content;
    });
  }

  /** Last in a transaction, to lock in the same order as new orders do: first the project, then the wallet. */
  async #settle(transaction: Transaction, step: GenerationStepRow): Promise<void> {
    const { id, payerId } = this.#generation;
    const reference = `${id}/${step.position}`;
    const { tokensReserved } = step;
    const paid = { userId: payerId, reserved: tokensReserved, charged: tokensReserved };
    await settleTokens(transaction, { ...paid, reference, purpose: purposeOf(this.#generation, step) });
  }

  /** With what was whole of it as a draft, where its text can be trusted. */
  async #fail(step: GenerationStepRow, error: GenerationErrorRecord, best?: BestPartial): Promise<void> {
    const { registry, paths, tools } = this.#parts;
    const { key, facts } = error;
    const partial = best && keepsWhatCame(key) ? best.readWhole() : null;
    await this.#mine(async (transaction) => {
      const parts = { registry, paths, validators: tools.validators };
      const kept = await keepUnfinished(transaction, parts, this.#generation, step, { partial, because: key });
      if (kept === null) return failStep(transaction, this.#generation, step, error);
      return failStep(transaction, this.#generation, step, { key, facts: { ...facts, kept } }, kept);
    });
    await this.#publishStatus();
    this.#announceEnd(step);
  }

  async #end(): Promise<void> {
    const { events, metrics } = this.#parts;
    const { id, kind } = this.#generation;
    const { error, ...progress } = await this.#mine((transaction) =>
      endGeneration(transaction, this.#generation, null),
    );
    this.#isOver = true;
    metrics.countGeneration({ kind, status: progress.status });
    if (progress.status === 'failed' && error) events.publish(id, 'failed', { ...progress, error });
    else events.publish(id, 'done', progress);
  }

  #announceEnd({ toolsetId: toolset }: GenerationStepRow): void {
    const { projectId, kind } = this.#generation;
    this.#parts.events.announce(projectId, endOf(kind, toolset));
  }

  async #publishStatus(): Promise<void> {
    const { database, events } = this.#parts;
    const { id, status, tokensReserved, tokensCharged } = this.#generation;
    const steps = await findSteps(database.connection, id);
    events.publish(id, 'status', { status, steps, tokensReserved, tokensCharged });
  }

  /** Runs a transaction only while this worker holds the job. */
  #mine<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#parts.database.transaction(async (transaction) => {
      const row = await lockGeneration(transaction, this.#generation.id);
      if (row?.status !== 'running' || row.workerId !== this.#workerId) throw new JobLostError();
      return work(transaction);
    });
  }
}
