import type { ToolsetState } from '#engine/protocol/project.ts';
import { referenceItems } from '#engine/registry/referenceItems.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';

import type { Connection } from '../database/Database.ts';
import { findActiveSteps } from '../database/repositories/generationSteps.ts';
import { findProjectToolset } from '../database/repositories/projectToolsets.ts';
import { findProjectToolsetStates, stateOf } from '../database/repositories/projectToolsetStates.ts';
import type { Services } from '../Services.ts';
import { writeMirrors } from './mirrors.ts';
import { requireProject } from './requireProject.ts';
import { relatedStatuses, toolsetStatus } from './toolsetStatuses.ts';

/** All that a toolset's page shows: content, draft, and how it stands to the toolsets around it. */
export async function readToolsetState(
  { database: { connection }, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  { userId, projectId, toolsetId }: { userId: string; projectId: string; toolsetId: string },
): Promise<ToolsetState> {
  const project = await requireProject(connection, userId, projectId);
  const toolset = toolsets.get(toolsetId);
  const [row, states, active, references] = await Promise.all([
    findProjectToolset(connection, projectId, toolsetId),
    findProjectToolsetStates(connection, projectId),
    findActiveSteps(connection, projectId),
    readReferences(connection, projectId, toolset),
  ]);
  // Somebody may have saved between the two reads, and old content under the new revision would be saved over theirs.
  states.set(toolsetId, stateOf(row));
  const savedContent = row.content && writeMirrors(toolset, row.content, project);
  return {
    ...toolsetStatus(toolsets, states, toolsetId),
    // A document can be long, so the saved one is sent a second time only where it differs from what is shown.
    ...(row.draft
      ? { content: writeMirrors(toolset, row.draft.content, project), savedContent }
      : { content: savedContent }),
    draft: row.draft && {
      generationId: row.draft.generationId,
      createdAt: row.draft.createdAt,
      cut: row.draft.cut,
      example: row.draft.example,
    },
    activeGenerationId: active.find((step) => step.toolsetId === toolsetId)?.generationId ?? null,
    dependencies: relatedStatuses(toolsets, states, toolsets.dependenciesOf(toolsetId)),
    dependents: relatedStatuses(toolsets, states, toolsets.dependentsOf(toolsetId)),
    references,
  };
}

/** What each bound field can pick: the items saved there, and those of a draft that this toolset may have been made from. */
async function readReferences(connection: Connection, projectId: string, { manifest }: Toolset) {
  const references: ToolsetState['references'] = {};
  for (const bind of manifest.binds) {
    const source = await findProjectToolset(connection, projectId, bind.toolset);
    const items = [...referenceItems(bind, source.content), ...referenceItems(bind, source.draft?.content ?? null)];
    references[bind.field] = [...new Map(items.map((item) => [item.id, item])).values()];
  }
  return references;
}
