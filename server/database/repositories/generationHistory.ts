import type { GenerationStatus } from '#engine/protocol/generation.ts';
import type { Connection } from '#server/database/Database.ts';
import { decodeJson } from '#server/database/json.ts';

/** A past generation: what was ordered and its result, without documents. */
export interface PastGeneration {
  id: string;
  projectId: string;
  status: GenerationStatus;
  extraNotes: string | null;
  fields: string[] | null;
  tokensCharged: number;
  createdAt: string;
  finishedAt: string | null;
  toolsets: { toolset: string; status: GenerationStatus; tokensCharged: number }[];
}

/** A person's generations after the cursor `after`, oldest first. */
export async function listGenerationsOf(
  connection: Connection,
  userId: string,
  { after, limit }: { after: string; limit: number },
): Promise<PastGeneration[]> {
  const rows = (await connection('generations')
    .where({ user_id: userId })
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select({
      id: 'id',
      projectId: 'project_id',
      status: 'status',
      extraNotes: 'extra_notes',
      fields: 'fields',
      tokensCharged: 'tokens_charged',
      createdAt: 'created_at',
      finishedAt: 'finished_at',
    })) as (Omit<PastGeneration, 'fields' | 'toolsets'> & { fields: string | null })[];
  const steps = (await connection('generation_steps')
    .whereIn(
      'generation_id',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .select({
      generationId: 'generation_id',
      toolset: 'toolset_id',
      status: 'status',
      tokensCharged: 'tokens_charged',
    })) as (PastGeneration['toolsets'][number] & { generationId: string })[];
  const stepsOf = Map.groupBy(steps, ({ generationId }) => generationId);
  return rows.map((row) => ({
    ...row,
    fields: decodeJson<string[]>(row.fields),
    toolsets: (stepsOf.get(row.id) ?? []).map(({ generationId: _, ...step }) => step),
  }));
}
