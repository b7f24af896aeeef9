import i18next from 'i18next';
import { ref } from 'valtio';

import type { GenerationError } from '#engine/protocol/generation.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { EditedPointers } from '#web/form/document/EditedPointers.ts';
import { mergeGenerated } from '#web/form/document/mergeGenerated.ts';

import { followGeneration, type GenerationEvent } from '../../api/followGeneration.ts';
import { cancelGeneration, generateToolset } from '../../api/generations.ts';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { fetchToolsetState } from '../../api/toolsets.ts';
import { refreshBalance } from '../configuration.ts';
import { refreshStatuses } from '../project.ts';
import { reportFailure } from '../reportFailure.ts';
import { showToast } from '../toasts.ts';
import { keepLocally } from './edit.ts';
import { mergeDraft } from './mergeDraft.ts';
import { sameContent } from './sameContent.ts';
import {
  editedByHand,
  isOpen,
  openDocument,
  showContent,
  type GenerationRequest,
  type RunningGeneration,
} from './state.ts';

let following: AbortController | undefined;

export async function startGeneration(request: GenerationRequest, idempotencyKey = newIdempotencyKey()): Promise<void> {
  const { projectId, toolsetId } = openDocument;
  if (openDocument.generation) return;
  openDocument.form?.flush();
  openDocument.failure = null;
  openDocument.lastRequest = ref<GenerationRequest>(request);
  openDocument.generation = begun(request.fields);
  const body = {
    ...(request.extraNotes.trim() ? { extraNotes: request.extraNotes.trim() } : {}),
    ...(request.fields ? { fields: request.fields } : {}),
  };
  try {
    const accepted = await generateToolset(projectId, toolsetId, body, idempotencyKey);
    if (isOpen(projectId, toolsetId)) void followRunning(accepted.id);
  } catch (error) {
    if (isOpen(projectId, toolsetId)) openDocument.generation = null;
    // With the same key: the first request may have arrived although its answer did not.
    reportFailure(error, {}, () => {
      if (isOpen(projectId, toolsetId)) void startGeneration(request, idempotencyKey);
    });
  }
}

export async function tryGenerationAgain(): Promise<void> {
  await startGeneration(openDocument.lastRequest ?? { extraNotes: '', fields: null });
}

/** Fills the form while the generation runs, whether this page started it or found it running. */
export async function followRunning(id: string): Promise<void> {
  const { projectId, toolsetId } = openDocument;
  stopFollowing();
  const { signal } = (following = new AbortController());
  openDocument.generation = { ...(openDocument.generation ?? begun(null)), id };
  try {
    await followGeneration(id, { signal, onEvent: take, onInterrupted: markInterrupted });
  } catch (error) {
    if (signal.aborted) return;
    reportFailure(error, {}, () => {
      if (isOpen(projectId, toolsetId)) void followRunning(id);
    });
  }
  if (signal.aborted || !isOpen(projectId, toolsetId)) return;
  await bringDraft(projectId, toolsetId);
}

export function stopFollowing(): void {
  following?.abort();
}

export async function cancelRunning(): Promise<void> {
  const { generation } = openDocument;
  if (!generation?.id) return;
  generation.cancelling = true;
  try {
    await cancelGeneration(generation.id);
  } catch (error) {
    generation.cancelling = false;
    reportFailure(error, {}, () => void cancelRunning());
  }
}

function take(event: GenerationEvent): void {
  const { generation } = openDocument;
  if (!generation) return;
  if (event.name === 'content') {
    if (event.data.toolset === openDocument.toolsetId) generation.streamed = ref<ToolsetDocument>(event.data.content);
    return;
  }
  generation.status = event.data.status;
  if (event.name !== 'failed') return;
  if (event.data.status === 'cancelled') showToast('info', i18next.t('toolset.cancelled'));
  else openDocument.failure = ref<GenerationError>(event.data.error);
}

function markInterrupted(interrupted: boolean): void {
  if (openDocument.generation) openDocument.generation.interrupted = interrupted;
}

/** The generation ended: what it wrote is the draft now; what a person typed meanwhile stays. */
async function bringDraft(
  projectId: string,
  toolsetId: string,
  generation: RunningGeneration | null = openDocument.generation,
): Promise<void> {
  if (!generation) return;
  try {
    const server = await fetchToolsetState(projectId, toolsetId);
    if (!isOpen(projectId, toolsetId)) return;
    if (server.draft !== null && server.draft.generationId === generation.id) showDraft(server, generation);
    else showAsBefore(server, generation);
  } catch (error) {
    reportFailure(error, {}, () => {
      if (isOpen(projectId, toolsetId) && !openDocument.generation) void bringDraft(projectId, toolsetId, generation);
    });
  } finally {
    if (isOpen(projectId, toolsetId)) openDocument.generation = null;
    void refreshStatuses();
    refreshBalance();
  }
}

function showDraft(server: ToolsetState, generation: RunningGeneration): void {
  const draft = server.content ?? {};
  const { shown, edited, meanwhile } = typedSoFar(generation);
  const merged = generation.fields
    ? mergeDraft(draft, shown, generation.fields, meanwhile)
    : layOver(shown, draft, { edited, editedBefore: generation.editedBefore });
  showOver(server, openDocument.dirty ? merged : draft);
}

/** Stopped or failed: what was readable so far goes, and what was typed meanwhile stays. */
function showAsBefore(server: ToolsetState, generation: RunningGeneration): void {
  const { shown, meanwhile } = typedSoFar(generation);
  if (!openDocument.dirty) return showOver(server, server.content ?? {});
  // Still typed on what was known before: what somebody else saved since is found out by saving.
  const revision = openDocument.server?.revision ?? server.revision;
  showOver({ ...server, revision }, layOver(shown, generation.before, { edited: meanwhile, editedBefore: [] }));
}

function showOver(server: ToolsetState, content: ToolsetDocument): void {
  openDocument.server = ref<ToolsetState>(server);
  showContent(content, !sameContent(content, server.content ?? {}));
  keepLocally();
}

function typedSoFar({ editedBefore }: RunningGeneration) {
  const shown = openDocument.form?.flush() ?? openDocument.content;
  const edited = editedByHand();
  return { shown, edited, meanwhile: edited.filter((pointer) => !editedBefore.includes(pointer)) };
}

function layOver(
  shown: ToolsetDocument,
  finished: ToolsetDocument,
  { edited, editedBefore }: { edited: readonly string[]; editedBefore: readonly string[] },
): ToolsetDocument {
  return mergeGenerated(shown, finished, {
    edited: new EditedPointers(edited),
    editedBefore: new EditedPointers(editedBefore),
    whole: true,
  }) as ToolsetDocument;
}

function begun(fields: string[] | null): RunningGeneration {
  return {
    id: null,
    status: 'queued',
    fields: fields && ref<string[]>(fields),
    streamed: null,
    before: ref<ToolsetDocument>(openDocument.form?.flush() ?? openDocument.content),
    editedBefore: ref<string[]>(editedByHand()),
    interrupted: false,
    cancelling: false,
  };
}
