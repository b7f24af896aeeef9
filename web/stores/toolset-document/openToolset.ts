import { ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { fetchToolsetState } from '#web/api/toolsets.ts';
import { Journal, journalPlace } from '#web/document/Journal.ts';
import { OpenDocument } from '#web/document/OpenDocument.ts';
import { loadDefinition } from '#web/stores/definitions.ts';
import { LatestRequest } from '#web/stores/LatestRequest.ts';
import { loadInto } from '#web/stores/loadInto.ts';
import { project } from '#web/stores/project.ts';
import { session } from '#web/stores/session.ts';

import { followTyping, leaveSitting } from './followTyping.ts';
import { followRunning, stopFollowing } from './generate.ts';
import { answerTaking } from './mayTakeDraft.ts';
import { toolsetScreen } from './toolsetScreen.ts';

const opening = new LatestRequest();

// After a save, its dependents are stale at once, here as in the rail.
subscribeKey(project, 'toolsets', (toolsets) => toolsetScreen.document?.noteStatuses(toolsets));

export async function openToolset(projectId: string, toolsetId: string): Promise<void> {
  closeToolset();
  Object.assign(toolsetScreen, {
    projectId,
    toolsetId,
    phase: 'loading',
    error: null,
    definition: null,
    server: null,
    generation: null,
    failure: null,
    saveFailed: false,
    held: null,
    savedAt: null,
    isReviewing: false,
    lastRequest: null,
  });
  const ask = () =>
    Promise.all([
      loadDefinition(toolsetId),
      fetchToolsetState(projectId, toolsetId),
      Journal.open(journalPlace(session.user?.id ?? '', projectId, toolsetId)),
    ]);
  const take = ([definition, server, journal]: Awaited<ReturnType<typeof ask>>) => {
    toolsetScreen.definition = definition;
    mirror(new OpenDocument(projectId, definition, server, journal));
    if (server.activeGenerationId) void followRunning(server.activeGenerationId);
  };
  await loadInto(toolsetScreen, opening, ask, take, { tellsMissing: true });
}

export function closeToolset(): void {
  opening.cancel();
  stopFollowing();
  answerTaking(false);
  leaveSitting();
  toolsetScreen.document?.close();
  Object.assign(toolsetScreen, { projectId: '', toolsetId: '', document: null, dirty: false });
}

/** Copies the document's status to the screen's store, now and after each change. */
function mirror(document: OpenDocument): void {
  const copy = () =>
    Object.assign(toolsetScreen, document.status, { server: ref<ToolsetState>(document.status.server) });
  toolsetScreen.document = ref<OpenDocument>(document);
  copy();
  document.subscribe(copy);
  followTyping(document);
}
