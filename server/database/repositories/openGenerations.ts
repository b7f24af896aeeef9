import type { OpenGeneration } from '#engine/protocol/generation.ts';
import type { Connection } from '#server/database/Database.ts';

import { openStatuses } from './generations.ts';

interface StepOfOpen extends Omit<OpenGeneration, 'toolsets'> {
  toolset: string;
}

/** Queued and running generations of a project, oldest first. */
export async function listOpenGenerations(connection: Connection, projectId: string): Promise<OpenGeneration[]> {
  const steps: StepOfOpen[] = await connection('generations')
    .join('generation_steps', 'generation_steps.generation_id', 'generations.id')
    .where('generations.project_id', projectId)
    .whereIn('generations.status', openStatuses)
    .orderBy(['generations.id', 'generation_steps.position'])
    .select({
      id: 'generations.id',
      kind: 'generations.kind',
      status: 'generations.status',
      toolset: 'generation_steps.toolset_id',
    });
  return [...Map.groupBy(steps, ({ id }) => id)].map(([id, group]) => {
    const { kind, status } = group[0]!;
    return { id, kind, status, toolsets: group.map(({ toolset }) => toolset) };
  });
}
