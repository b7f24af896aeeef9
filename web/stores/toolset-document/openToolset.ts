import { ref } from 'valtio';

import type { FieldError } from '#engine/protocol/errors.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { HttpError } from '../../api/HttpError.ts';
import { fetchToolsetState } from '../../api/toolsets.ts';
import { loadDefinition } from '../definitions.ts';
import { followRunning, stopFollowing } from './generate.ts';
import { clearLocalDraft, journalKeyOf, readLocalDraft, readSetAside } from './localDraft.ts';
import { sameContent } from './sameContent.ts';
import { isOpen, openDocument, showContent, type Conflict } from './state.ts';

export async function openToolset(projectId: string, toolsetId: string): Promise<void> {
  reset(projectId, toolsetId);
  try {
    const [definition, server] = await Promise.all([
      loadDefinition(toolsetId),
      fetchToolsetState(projectId, toolsetId),
    ]);
    if (!isOpen(projectId, toolsetId)) return;
    openDocument.definition = definition;
    openDocument.server = ref<ToolsetState>(server);
    takeUp(server, definition.definition);
    openDocument.phase = 'ready';
    if (server.activeGenerationId) void followRunning(server.activeGenerationId);
  } catch (error) {
    if (!isOpen(projectId, toolsetId)) return;
    openDocument.phase = error instanceof HttpError && error.status === 404 ? 'missing' : 'failed';
    openDocument.failedBecause = ref(error as object);
  }
}

export function closeToolset(): void {
  stopFollowing();
  openDocument.projectId = '';
  openDocument.toolsetId = '';
}

/** Decides between what the server has and what was left unsaved on this device. */
function takeUp(server: ToolsetState, definition: ToolsetDefinition): void {
  const { projectId, toolsetId } = openDocument;
  const key = journalKeyOf(projectId, toolsetId);
  const theirs = server.content ?? {};
  const local = readLocalDraft(key, definition.schema, theirs);
  const aside = readSetAside(key);
  openDocument.setAside = aside && ref<ToolsetDocument>(aside);
  if (!local || sameContent(local.content, theirs)) {
    clearLocalDraft(key);
    return showContent(theirs, false);
  }
  showContent(local.content, true);
  const draftId = server.draft?.generationId ?? null;
  if (local.base?.revision === server.revision && local.base.generationId === draftId) openDocument.restored = true;
  else {
    const conflict = { mine: local.content, theirs, revision: server.revision, whileSaving: false };
    openDocument.conflict = ref<Conflict>(conflict);
  }
}

function reset(projectId: string, toolsetId: string): void {
  stopFollowing();
  Object.assign(openDocument, {
    projectId,
    toolsetId,
    phase: 'loading',
    failedBecause: null,
    definition: null,
    server: null,
    content: ref<ToolsetDocument>({}),
    dirty: false,
    saving: false,
    errors: ref<FieldError[]>([]),
    conflict: null,
    restored: false,
    setAside: null,
    generation: null,
    failure: null,
    lastRequest: null,
  });
}
