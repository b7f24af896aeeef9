import { ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { fetchToolsetState } from '#web/api/toolsets.ts';
import { Journal, journalPlace } from '#web/document/Journal.ts';
import { OpenDocument } from '#web/document/OpenDocument.ts';
import { loadDefinition } from '#web/stores/definitions.ts';
import { LatestRequest } from '#web/stores/LatestRequest.ts';
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
  const signal = opening.begin();
  Object.assign(toolsetScreen, {
    projectId,
    toolsetId,
    phase: 'loading',
    failedBecause: null,
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
  try {
    const [definition, server, journal] = await Promise.all([
      loadDefinition(toolsetId),
      fetchToolsetState(projectId, toolsetId),
      Journal.open(journalPlace(session.user?.id ?? '', projectId, toolsetId)),
    ]);
    if (signal.aborted) return;
    toolsetScreen.definition = definition;
    mirror(new OpenDocument(projectId, definition, server, journal));
    toolsetScreen.phase = 'ready';
    if (server.activeGenerationId) void followRunning(server.activeGenerationId);
  } catch (error) {
    if (signal.aborted) return;
    toolsetScreen.phase = error instanceof HttpError && error.status === 404 ? 'missing' : 'failed';
    toolsetScreen.failedBecause = ref(error as object);
  }
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
