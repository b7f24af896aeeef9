import type { Citations } from '#engine/protocol/citations.ts';
import type { GenerationStatus } from '#engine/protocol/generation.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Connection } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';
import { readRows } from '#server/database/readRows.ts';

import type { Claim } from './generationClaims.ts';
import { type GenerationErrorRecord, openStatuses } from './generations.ts';

export interface GenerationStepRow {
  generationId: string;
  position: number;
  toolsetId: string;
  status: GenerationStatus;
  error: GenerationErrorRecord | null;
  /** Absent where nothing was cited, or nothing is finished. */
  citations?: Citations | undefined;
  tokensReserved: number;
  tokensCharged: number;
}

/** The document shown to watchers: of the running step, or of the last finished one. */
export interface ShownContent {
  toolset: string;
  content: ToolsetDocument;
  complete: boolean;
}

interface StepColumns {
  generation_id: string;
  position: number;
  toolset_id: string;
  status: GenerationStatus;
  error: string | null;
  citations: string | null;
  tokens_reserved: number;
  tokens_charged: number;
}

/** The steps in order, without their documents, which are large. */
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
      'citations',
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
    | (Pick<StepColumns, 'toolset_id' | 'status'> & { content: string })
    | undefined;
  const content = decodeJson<ToolsetDocument>(row?.content ?? null);
  return row && content ? { toolset: row.toolset_id, content, complete: row.status === 'succeeded' } : null;
}

/** What is kept of a running step that is whole, should it be stopped; null: nothing. */
export async function findWholeParts(
  connection: Connection,
  generationId: string,
  position: number,
): Promise<ToolsetDocument | null> {
  const row = await connection('generation_steps').where({ generation_id: generationId, position }).first('whole');
  return decodeJson<ToolsetDocument>((row as { whole: string | null } | undefined)?.whole ?? null);
}

/** Which of a project's toolsets are waiting for, or being written by, which generation. */
export async function findActiveSteps(
  connection: Connection,
  projectId: string,
): Promise<{ toolsetId: string; generationId: string }[]> {
  return readRows(connection, `select toolset_id as toolsetId, generation_id as generationId ${fromActiveSteps}`, [
    projectId,
  ]);
}

const isOpen = `in (${openStatuses.map((status) => `'${status}'`).join(', ')})`;

/** The end of a query for the steps of a project (`?`) that wait or run. */
export const fromActiveSteps = `
  from generation_steps join generations on generations.id = generation_steps.generation_id
  where generations.project_id = ? and generations.status ${isOpen} and generation_steps.status ${isOpen}`;

/** Of a running step what is readable, to be shown, and what of it is whole; null: nothing. */
export interface PartialDocument {
  content: ToolsetDocument;
  whole: ToolsetDocument | null;
}

/** Stores the partial document of a step, as long as this worker holds the job. */
export async function keepPartial(
  connection: Connection,
  { id, workerId }: Claim,
  { position, content, whole }: { position: number } & PartialDocument,
): Promise<void> {
  await connection('generation_steps')
    .where({ generation_id: id, position, status: 'running' })
    .whereExists(connection('generations').where({ id, status: 'running', worker_id: workerId }).select('id'))
    .update({ content: encodeJson(content), whole: whole && encodeJson(whole) });
}

export async function updateStep(
  connection: Connection,
  generationId: string,
  position: number,
  change: Partial<
    Pick<GenerationStepRow, 'status' | 'error' | 'citations' | 'tokensCharged'> & Pick<ShownContent, 'content'>
  >,
): Promise<void> {
  await connection('generation_steps')
    .where({ generation_id: generationId, position })
    .update({
      // What was whole counts for this run of the step only.
      ...(change.status && { status: change.status, whole: null }),
      ...(change.content !== undefined && { content: encodeJson(change.content) }),
      ...(change.error !== undefined && { error: encodeJson(change.error) }),
      ...(change.citations !== undefined && { citations: encodeJson(change.citations) }),
      ...(change.tokensCharged !== undefined && { tokens_charged: change.tokensCharged }),
    });
}

function toStep(row: StepColumns): GenerationStepRow {
  return {
    generationId: row.generation_id,
    position: row.position,
    toolsetId: row.toolset_id,
    status: row.status,
    error: decodeJson<GenerationErrorRecord>(row.error),
    citations: decodeJson<Citations>(row.citations) ?? undefined,
    tokensReserved: row.tokens_reserved,
    tokensCharged: row.tokens_charged,
  };
}
