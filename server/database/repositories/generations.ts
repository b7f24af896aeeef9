import type { Unfinished } from '#engine/generation/parts/Unfinished.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { GenerationError, GenerationKind, GenerationStatus } from '#engine/protocol/generation.ts';
import { firstIdAt } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

export interface GenerationRow {
  id: string;
  /** Who started it. */
  userId: string;
  /** Whose tokens it takes. */
  payerId: string;
  projectId: string;
  kind: GenerationKind;
  status: GenerationStatus;
  language: Language;
  extraNotes: string | null;
  fields: string[] | null;
  /** Where it goes on with a draft that broke off: what of it is left, which are the fields too. */
  goesOn: Unfinished | null;
  /** The same of a batch, by toolset. */
  goesOnIn: Readonly<Record<string, Unfinished>> | null;
  tokensReserved: number;
  tokensCharged: number;
  error: GenerationErrorRecord | null;
  attempt: number;
  workerId: string | null;
  /** Until when its worker holds the job unless it renews the lease. */
  leaseUntil: string | null;
}

/** A stored error; its message is translated when it is read. */
export interface GenerationErrorRecord {
  key: GenerationError['key'];
  facts: Record<string, string | number>;
}

/** Statuses of unfinished generations. */
export const openStatuses = ['queued', 'running'];

interface GenerationColumns {
  id: string;
  user_id: string;
  payer_id: string | null;
  project_id: string;
  kind: GenerationRow['kind'];
  status: GenerationStatus;
  language: Language;
  extra_notes: string | null;
  fields: string | null;
  goes_on: string | null;
  tokens_reserved: number;
  tokens_charged: number;
  error: string | null;
  attempt: number;
  worker_id: string | null;
  lease_until: string | null;
}

export async function insertGeneration(
  transaction: Transaction,
  generation: Pick<
    GenerationRow,
    'id' | 'userId' | 'payerId' | 'projectId' | 'kind' | 'language' | 'extraNotes' | 'fields' | 'goesOn' | 'goesOnIn'
  >,
  steps: readonly { toolsetId: string; tokens: number }[],
): Promise<void> {
  await transaction('generations').insert({
    id: generation.id,
    user_id: generation.userId,
    payer_id: generation.payerId,
    project_id: generation.projectId,
    kind: generation.kind,
    status: 'queued',
    language: generation.language,
    extra_notes: generation.extraNotes,
    fields: generation.fields && encodeJson(generation.fields),
    goes_on: encodeGoesOn(generation),
    tokens_reserved: steps.reduce((sum, { tokens }) => sum + tokens, 0),
    tokens_charged: 0,
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

/** The same, with a row lock until the transaction ends. */
export async function lockGeneration(transaction: Transaction, id: string): Promise<GenerationRow | null> {
  const row = (await transaction('generations').where({ id }).forUpdate().first()) as GenerationColumns | undefined;
  return row ? toGeneration(row) : null;
}

const ownerColumns = { userId: 'user_id', payerId: 'payer_id', projectId: 'project_id' };

/** Queued and running generations that a person has started or pays for, or those of a project. */
export async function findActiveOf(
  connection: Connection,
  owner: { userId: string } | { payerId: string } | { projectId: string; userId?: string },
): Promise<string[]> {
  const names = Object.keys(owner) as (keyof typeof ownerColumns)[];
  const wanted = Object.fromEntries(names.map((name) => [ownerColumns[name], (owner as Record<string, string>)[name]]));
  return connection('generations').where(wanted).whereIn('status', openStatuses).orderBy('id').pluck('id');
}

export async function countQueued(connection: Connection): Promise<number> {
  const [row] = (await connection('generations').where({ status: 'queued' }).count({ count: '*' })) as {
    count: number;
  }[];
  return Number(row?.count ?? 0);
}

/** Numbers of queued and running generations, on all servers. */
export async function countActive(connection: Connection): Promise<{ queued: number; running: number }> {
  const rows = (await connection('generations')
    .whereIn('status', openStatuses)
    .groupBy('status')
    .select('status')
    .count({ count: '*' })) as { status: GenerationStatus; count: number }[];
  const count = (status: GenerationStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { queued: count('queued'), running: count('running') };
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

/**
 * Ended generations that began before the time and whose draft does not wait any more; the oldest first.
 *
 * @param time milliseconds since 1970
 */
export async function findEndedBefore(connection: Connection, time: number, limit: number): Promise<string[]> {
  return connection('generations')
    .where('id', '<', firstIdAt(time))
    .whereNotIn('status', openStatuses)
    .whereNotIn('id', connection('project_toolsets').whereNotNull('draft_generation_id').select('draft_generation_id'))
    .orderBy('id')
    .limit(limit)
    .pluck('id');
}

/** Their steps go with them. */
export async function deleteGenerations(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction('generations').whereIn('id', ids).delete();
}

function toGeneration(row: GenerationColumns): GenerationRow {
  return {
    id: row.id,
    userId: row.user_id,
    // Null for those that a server of before has started meanwhile.
    payerId: row.payer_id ?? row.user_id,
    projectId: row.project_id,
    kind: row.kind,
    status: row.status,
    language: row.language,
    extraNotes: row.extra_notes,
    fields: decodeJson<string[]>(row.fields),
    ...decodeGoesOn(row.goes_on ?? null),
    tokensReserved: row.tokens_reserved,
    tokensCharged: row.tokens_charged,
    error: decodeJson<GenerationErrorRecord>(row.error),
    attempt: row.attempt,
    workerId: row.worker_id,
    leaseUntil: row.lease_until,
  };
}

/** One column for both: of a single toolset as it is, of several by their ids. */
function encodeGoesOn({ goesOn, goesOnIn }: Pick<GenerationRow, 'goesOn' | 'goesOnIn'>): string | null {
  if (goesOnIn) return encodeJson({ in: goesOnIn });
  return goesOn && encodeJson(goesOn);
}

function decodeGoesOn(json: string | null): Pick<GenerationRow, 'goesOn' | 'goesOnIn'> {
  const kept = decodeJson<Unfinished | { in: Record<string, Unfinished> }>(json);
  return kept && 'in' in kept ? { goesOn: null, goesOnIn: kept.in } : { goesOn: kept, goesOnIn: null };
}
