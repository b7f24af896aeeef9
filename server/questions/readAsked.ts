import { gatherQuestions, type GatheredQuestion } from '#engine/questions/gatherQuestions.ts';
import type { Connection } from '#server/database/Database.ts';
import { findProjectToolsets } from '#server/database/repositories/projectToolsets.ts';
import type { Services } from '#server/Services.ts';

interface Asked {
  /** What saved contents and drafts ask. */
  asked: GatheredQuestion[];
  /** Whether nothing is drafted or saved yet but what a project begins with. */
  isNew: boolean;
}

/** What the toolsets of a project ask, whether it is answered or not. */
export async function readAsked(
  { toolsets }: Pick<Services, 'toolsets'>,
  connection: Connection,
  projectId: string,
): Promise<Asked> {
  const rows = await findProjectToolsets(connection, projectId);
  const setup = new Set(toolsets.setup.map(({ manifest }) => manifest.id));
  return {
    asked: gatherQuestions(
      toolsets.toolsets.flatMap(({ manifest: { id } }) => {
        const row = rows.get(id);
        return [[id, row?.content ?? null] as const, [id, row?.draft?.content ?? null] as const];
      }),
    ),
    isNew: [...rows.values()].every(({ toolsetId, content, draft }) => setup.has(toolsetId) || !(content ?? draft)),
  };
}
