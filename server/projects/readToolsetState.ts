import type { Language } from '#engine/languages/languages.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { findOpenedToolset } from '#server/database/repositories/openedToolset.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import type { StoredJson } from '#server/database/StoredJson.ts';
import type { Encodable } from '#server/http/encodeAnswer.ts';
import type { Services } from '#server/Services.ts';

import { findStaleChanges } from './findStaleChanges.ts';
import { writeMirrors } from './mirrors.ts';
import { readFallen } from './readFallen.ts';
import { readFigures } from './readFigures.ts';
import { readReferences } from './readReferences.ts';
import { relatedStatuses, toolsetStatus } from './toolsetStatuses.ts';
import { unfinishedView } from './unfinishedView.ts';

/** The state for a toolset's page: content, draft, and the status of related toolsets. */
export async function readToolsetState(
  services: Pick<Services, 'database' | 'toolsets' | 'evidence' | 'found'>,
  project: ProjectRow,
  toolsetId: string,
  language: Language,
): Promise<Encodable<ToolsetState>> {
  const { toolsets } = services;
  const { connection } = services.database;
  const { id: projectId } = project;
  const toolset = toolsets.get(toolsetId);
  const [{ states, content, draft, activeGenerationId, locks, savedBy, unconfirmed, confirmed }, references, figures] =
    await Promise.all([
      findOpenedToolset(connection, projectId, toolsetId),
      readReferences(connection, toolsets, { projectId, toolset }),
      readFigures(connection, toolsets, { projectId, toolset }),
    ]);
  const show = (document: StoredJson) =>
    toolset.manifest.mirrors ? writeMirrors(toolset, document.parse(), project) : document;
  const savedContent = content && show(content);
  const standing = { states, fallen: await readFallen(services, projectId, states) };
  const status = toolsetStatus(toolsets, standing, toolsetId);
  const { staleBecause } = status;
  const madeFrom = states.get(toolsetId)?.madeFrom ?? {};
  return {
    ...status,
    savedBy,
    staleChanges: await findStaleChanges(services, { projectId, language, madeFrom, staleBecause }),
    // Documents can be large: the saved one is sent in addition only when it differs from the one shown.
    ...(draft
      ? { content: show(draft.content), savedContent, savedUnconfirmed: [...unconfirmed] }
      : { content: savedContent }),
    unconfirmed: [...(draft ?? { unconfirmed }).unconfirmed],
    confirmed: confirmed.flatMap(({ pointers }) => pointers),
    draft: draft && {
      generationId: draft.generationId,
      createdAt: draft.createdAt,
      cut: draft.cut,
      citations: draft.citations,
      note: draft.note,
      ...(draft.remarks && { remarks: [...draft.remarks] }),
      starter: draft.isStarter,
      ...(draft.isOfRound && { ofRound: true }),
      ...(draft.isStopped && { stopped: true }),
      ...(draft.unfinished && { unfinished: unfinishedView(toolset, draft.unfinished, language) }),
    },
    locks: locks.length > 0 ? findLocked((draft?.content ?? content)?.parse(), locks) : [],
    activeGenerationId,
    dependencies: relatedStatuses(toolsets, standing, toolsets.dependenciesOf(toolsetId)),
    dependents: relatedStatuses(toolsets, standing, toolsets.dependentsOf(toolsetId)),
    references,
    figures,
  };
}
