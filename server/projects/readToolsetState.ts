import type { ToolsetState } from '#engine/protocol/project.ts';
import { referenceItems } from '#engine/registry/referenceItems.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';

import type { Connection } from '../database/Database.ts';
import { findOpenedToolset } from '../database/repositories/openedToolset.ts';
import type { ProjectRow } from '../database/repositories/projects.ts';
import { findProjectToolset } from '../database/repositories/projectToolsets.ts';
import type { StoredJson } from '../database/StoredJson.ts';
import type { Encodable } from '../http/encodeAnswer.ts';
import type { Services } from '../Services.ts';
import { writeMirrors } from './mirrors.ts';
import { relatedStatuses, toolsetStatus } from './toolsetStatuses.ts';

/** The state for a toolset's page: content, draft, and the status of related toolsets. */
export async function readToolsetState(
  { database: { connection }, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  project: ProjectRow,
  toolsetId: string,
): Promise<Encodable<ToolsetState>> {
  const { id: projectId } = project;
  const toolset = toolsets.get(toolsetId);
  const [{ states, content, draft, activeGenerationId }, references] = await Promise.all([
    findOpenedToolset(connection, projectId, toolsetId),
    readReferences(connection, projectId, toolset),
  ]);
  const show = (document: StoredJson) =>
    toolset.manifest.mirrors ? writeMirrors(toolset, document.parse(), project) : document;
  const savedContent = content && show(content);
  return {
    ...toolsetStatus(toolsets, states, toolsetId),
    // Documents can be large: the saved one is sent in addition only when it differs from the one shown.
    ...(draft ? { content: show(draft.content), savedContent } : { content: savedContent }),
    draft: draft && {
      generationId: draft.generationId,
      createdAt: draft.createdAt,
      cut: draft.cut,
      example: draft.example,
    },
    activeGenerationId,
    dependencies: relatedStatuses(toolsets, states, toolsets.dependenciesOf(toolsetId)),
    dependents: relatedStatuses(toolsets, states, toolsets.dependentsOf(toolsetId)),
    references,
  };
}

/** The items each bound field can refer to: saved ones, and those of a draft this toolset may have been made from. */
async function readReferences(connection: Connection, projectId: string, { manifest }: Toolset) {
  const references: ToolsetState['references'] = {};
  for (const bind of manifest.binds) {
    const source = await findProjectToolset(connection, projectId, bind.toolset);
    const items = [...referenceItems(bind, source.content), ...referenceItems(bind, source.draft?.content ?? null)];
    references[bind.field] = [...new Map(items.map((item) => [item.id, item])).values()];
  }
  return references;
}
