import type { GenerationError, GenerationStatus } from '#engine/protocol/generation.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import type { Connection, Transaction } from '../Database.ts';
import { decodeJson, encodeJson } from '../json.ts';

export interface GenerationRow {
  id: string;
  userId: string;
  projectId: string;
  kind: 'single' | 'batch';
  status: GenerationStatus;
  language: Language;
  extraNotes: string | null;
  fields: string[] | null;
  tokensReserved: number;
  tokensCharged: number;
  error: GenerationErrorRecord | null;
  attempt: number;
  workerId: string | null;
}

/** What is kept of a failure; its words are made for the reader when it is read. */
export interface GenerationErrorRecord {
  key: GenerationError['key'];
  facts: Record<string, string | number>;
}

export interface GenerationStepRow {
  generationId: string;
  position: number;
  toolsetId: string;
  status: GenerationStatus;
  error: GenerationErrorRecord | null;
  tokensReserved: number;
  tokensCharged: number;
}

/** The document that a watcher sees: of the step being written, or of the last one that was finished. */
export interface ShownContent {
  toolset: string;
  content: ToolsetDocument;
  complete: boolean;
}

/** Identifies the worker's own running job: every write of a worker names both, so one that lost its lease changes nothing. */
export interface Claim {
  id: string;
  workerId: string;
}

const active = ['queued', 'running'];

interface GenerationColumns {
  id: string;
  user_id: string;
  project_id: string;
  kind: GenerationRow['kind'];
  status: GenerationStatus;
  language: Language;
  extra_notes: string | null;
  fields: string | null;
  tokens_reserved: number;
  tokens_charged: number;
  error: string | null;
  attempt: number;
  worker_id: string | null;
}

interface StepColumns {
  generation_id: string;
  position: number;
  toolset_id: string;
  status: GenerationStatus;
  error: string | null;
  tokens_reserved: number;
  tokens_charged: number;
}

export async function insertGeneration(
  transaction: Transaction,
  generation: Pick<GenerationRow, 'id' | 'userId' | 'projectId' | 'kind' | 'language' | 'extraNotes' | 'fields'>,
  steps: readonly { toolsetId: string; tokens: number }[],
): Promise<void> {
  await transaction('generations').insert({
    id: generation.id,
    user_id: generation.userId,
    project_id: generation.projectId,
    kind: generation.kind,
    status: 'queued',
    language: generation.language,
    extra_notes: generation.extraNotes,
    fields: generation.fields && encodeJson(generation.fields),
    tokens_reserved: steps.reduce((sum, { tokens }) => sum + tokens, 0),
    tokens_charged: 0,
    cancel_requested: false,
    attempt: 0,
    created_at: new Date().toISOString(),
  });
  await transaction('generation_steps').insert(
    steps.map(({ toolsetId, tokens }, position) => ({
      generation_id: generation.id,
      position,
      toolset_id: toolsetId,
      status: 'queued',
      tokens_reserved: tokens,
      tokens_charged: 0,
    })),
  );
}

export async function findGeneration(connection: Connection, id: string): Promise<GenerationRow | null> {
  const row = (await connection('generations').where({ id }).first()) as GenerationColumns | undefined;
  return row ? toGeneration(row) : null;
}

/** The same, held against other writers until the transaction ends. */
export async function lockGeneration(transaction: Transaction, id: string): Promise<GenerationRow | null> {
  const row = (await transaction('generations').where({ id }).forUpdate().first()) as GenerationColumns | undefined;
  return row ? toGeneration(row) : null;
}

/** The steps in their order, without their documents, which are long and seldom wanted. */
export async function findSteps(connection: Connection, generationId: string): Promise<GenerationStepRow[]> {
  const rows = (await connection('generation_steps')
    .where({ generation_id: generationId })
    .orderBy('position')
    .select(
      'generation_id',
      'position',
      'toolset_id',
      'status',
      'error',
      'tokens_reserved',
      'tokens_charged',
    )) as StepColumns[];
  return rows.map(toStep);
}

export async function findShownContent(connection: Connection, generationId: string): Promise<ShownContent | null> {
  const row = (await connection('generation_steps')
    .where({ generation_id: generationId })
    .whereIn('status', ['running', 'succeeded'])
    .whereNotNull('content')
    .orderBy('position', 'desc')
    .first('toolset_id', 'status', 'content')) as
    (Pick<StepColumns, 'toolset_id' | 'status'> & { content: string }) | undefined;
  const content = decodeJson<ToolsetDocument>(row?.content ?? null);
  return row && content ? { toolset: row.toolset_id, content, complete: row.status === 'succeeded' } : null;
}

/** Which of a project's toolsets are waiting for, or being written by, which generation. */
export async function findActiveSteps(
  connection: Connection,
  projectId: string,
): Promise<{ toolsetId: string; generationId: string }[]> {
  const rows = (await connection('generation_steps')
    .join('generations', 'generations.id', 'generation_steps.generation_id')
    .where('generations.project_id', projectId)
    .whereIn('generations.status', active)
    .whereIn('generation_steps.status', active)
    .select('generation_steps.toolset_id', 'generation_steps.generation_id')) as Pick<
    StepColumns,
    'toolset_id' | 'generation_id'
  >[];
  return rows.map((row) => ({ toolsetId: row.toolset_id, generationId: row.generation_id }));
}

/**
 * Jobs that a worker should look at: waiting ones, oldest first, of each person only as many as may run, and running ones
 * whose worker has not been heard of. `lost` counts the workers that a running one has lost.
 */
export async function findClaimable(
  connection: Connection,
  { now, perUser, limit }: { now: string; perUser: number; limit: number },
): Promise<{ id: string; lost: number }[]> {
  const waiting = (await connection
    .from(
      connection('generations')
        .where({ status: 'queued' })
        .select('id')
        .rowNumber('place', 'id', 'user_id')
        .as('waiting'),
    )
    .where('place', '<=', perUser)
    .orderBy('id')
    .limit(limit)
    .select('id')) as { id: string }[];
  const lost = (await connection('generations')
    .where({ status: 'running' })
    .where('lease_until', '<', now)
    .limit(limit)
    .select('id', 'attempt')) as { id: string; attempt: number }[];
  return [...lost.map(({ id, attempt }) => ({ id, lost: attempt })), ...waiting.map(({ id }) => ({ id, lost: 0 }))];
}

export async function countQueued(connection: Connection): Promise<number> {
  const [row] = (await connection('generations').where({ status: 'queued' }).count({ count: '*' })) as {
    count: number;
  }[];
  return Number(row?.count ?? 0);
}

/** How many generations of a person run now; call it with the person's row locked. */
export async function countRunning(transaction: Transaction, userId: string, now: string): Promise<number> {
  const [row] = (await transaction('generations')
    .where({ user_id: userId, status: 'running' })
    .where('lease_until', '>=', now)
    .count({ count: '*' })) as { count: number }[];
  return Number(row?.count ?? 0);
}

/** Serialises what depends on a count of a person's jobs. */
export async function lockUser(transaction: Transaction, userId: string): Promise<void> {
  await transaction('users').where({ id: userId }).forUpdate().first('id');
}

export async function markClaimed(
  transaction: Transaction,
  { id, workerId }: Claim,
  { leaseUntil, attempt }: { leaseUntil: string; attempt: number },
): Promise<void> {
  await transaction('generations').where({ id }).update({
    status: 'running',
    worker_id: workerId,
    lease_until: leaseUntil,
    attempt,
    started_at: new Date().toISOString(),
  });
}

/** Extends the leases of a worker's running jobs, and tells which of them are still its own. */
export async function renewLeases(
  connection: Connection,
  workerId: string,
  ids: readonly string[],
  leaseUntil: string,
): Promise<void> {
  await connection('generations')
    .whereIn('id', [...ids])
    .where({ status: 'running', worker_id: workerId })
    .update({ lease_until: leaseUntil });
}

export async function findOwned(connection: Connection, workerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = (await connection('generations')
    .whereIn('id', [...ids])
    .where({ status: 'running', worker_id: workerId })
    .select('id')) as { id: string }[];
  return rows.map(({ id }) => id);
}

/** Puts a running job back into the queue, for another worker or the next start. */
export async function requeue(transaction: Transaction, { id, workerId }: Claim, attempt: number): Promise<void> {
  const changed = await transaction('generations')
    .where({ id, status: 'running', worker_id: workerId })
    .update({ status: 'queued', worker_id: null, lease_until: null, attempt });
  if (Number(changed) === 0) return;
  await transaction('generation_steps').where({ generation_id: id, status: 'running' }).update({ status: 'queued' });
}

/** What a finished step made. */
interface StepDocument {
  content: ToolsetDocument;
  /** Revisions of the dependencies it was made from. */
  madeFrom: Record<string, number>;
  cut: string[];
}

/** Keeps what is readable so far of a step, for as long as this worker still writes it. */
export async function keepPartial(
  connection: Connection,
  { id, workerId }: Claim,
  { position, content }: { position: number; content: ToolsetDocument },
): Promise<void> {
  await connection('generation_steps')
    .where({ generation_id: id, position, status: 'running' })
    .whereExists(connection('generations').where({ id, status: 'running', worker_id: workerId }).select('id'))
    .update({ content: encodeJson(content) });
}

export async function updateStep(
  connection: Connection,
  generationId: string,
  position: number,
  change: Partial<Pick<GenerationStepRow, 'status' | 'error' | 'tokensCharged'> & StepDocument>,
): Promise<void> {
  await connection('generation_steps')
    .where({ generation_id: generationId, position })
    .update({
      ...(change.status && { status: change.status }),
      ...(change.content !== undefined && { content: encodeJson(change.content) }),
      ...(change.madeFrom !== undefined && { made_from: encodeJson(change.madeFrom) }),
      ...(change.cut && { cut: encodeJson(change.cut) }),
      ...(change.error !== undefined && { error: encodeJson(change.error) }),
      ...(change.tokensCharged !== undefined && { tokens_charged: change.tokensCharged }),
    });
}

export async function finishGeneration(
  transaction: Transaction,
  id: string,
  end: { status: GenerationStatus; error: GenerationErrorRecord | null; tokensCharged: number },
): Promise<void> {
  await transaction('generations')
    .where({ id })
    .update({
      status: end.status,
      error: end.error && encodeJson(end.error),
      tokens_charged: end.tokensCharged,
      worker_id: null,
      lease_until: null,
      finished_at: new Date().toISOString(),
    });
}

function toGeneration(row: GenerationColumns): GenerationRow {
  return {
    id: row.id,
    userId: row.user_id,
    projectId: row.project_id,
    kind: row.kind,
    status: row.status,
    language: row.language,
    extraNotes: row.extra_notes,
    fields: decodeJson<string[]>(row.fields),
    tokensReserved: row.tokens_reserved,
    tokensCharged: row.tokens_charged,
    error: decodeJson<GenerationErrorRecord>(row.error),
    attempt: row.attempt,
    workerId: row.worker_id,
  };
}

function toStep(row: StepColumns): GenerationStepRow {
  return {
    generationId: row.generation_id,
    position: row.position,
    toolsetId: row.toolset_id,
    status: row.status,
    error: decodeJson<GenerationErrorRecord>(row.error),
    tokensReserved: row.tokens_reserved,
    tokensCharged: row.tokens_charged,
  };
}
