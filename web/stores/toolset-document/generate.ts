import i18next from 'i18next';
import { ref } from 'valtio';

import type { GenerationError } from '#engine/protocol/generation.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { followGeneration, type GenerationEvent } from '#web/api/followGeneration.ts';
import { cancelGeneration, generateToolset } from '#web/api/generations.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { fetchToolsetState } from '#web/api/toolsets.ts';
import { formatNumber } from '#web/i18n/formats.ts';
import { refreshBalance } from '#web/stores/configuration.ts';
import { LatestRequest } from '#web/stores/LatestRequest.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { reportDraftFailure } from '#web/stores/reportDraftFailure.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

import { toolsetScreen, type GenerationRequest, type RunningGeneration } from './toolsetScreen.ts';

const following = new LatestRequest();

export async function generateOpenToolset(
  request: GenerationRequest,
  idempotencyKey = newIdempotencyKey(),
): Promise<void> {
  const { projectId, toolsetId, document } = toolsetScreen;
  if (toolsetScreen.generation) return;
  toolsetScreen.failure = null;
  toolsetScreen.lastRequest = ref<GenerationRequest>(request);
  begin(request.fields);
  const body = {
    ...(request.extraNotes.trim() ? { extraNotes: request.extraNotes.trim() } : {}),
    ...(request.goOn ? { goOn: true as const } : request.fields ? { fields: request.fields } : {}),
  };
  try {
    const accepted = await generateToolset(projectId, toolsetId, body, idempotencyKey);
    if (toolsetScreen.document === document) void followRunning(accepted.id, accepted.tokens);
  } catch (error) {
    if (toolsetScreen.document === document) {
      document?.withdrawGeneration();
      toolsetScreen.generation = null;
    }
    // With the same idempotency key: the first request may have succeeded although its answer was lost.
    reportDraftFailure(error, () => {
      if (toolsetScreen.document === document) void generateOpenToolset(request, idempotencyKey);
    });
  }
}

/** Has what is left written of the draft that broke off. */
export async function goOnWithDraft(): Promise<void> {
  const fields = toolsetScreen.server?.draft?.unfinished?.fields;
  if (fields) await generateOpenToolset({ extraNotes: '', fields: [...fields], goOn: true });
}

export async function tryGenerationAgain(): Promise<void> {
  await generateOpenToolset(toolsetScreen.lastRequest ?? { extraNotes: '', fields: null });
}

/** Follows a running generation and fills in the form, whether this page started it or not. */
export async function followRunning(id: string, reserved: number | null = null): Promise<void> {
  const { document } = toolsetScreen;
  const signal = following.begin();
  toolsetScreen.generation = { ...(toolsetScreen.generation ?? begin(null)), id, reserved };
  try {
    await followGeneration(id, { signal, onEvent: take, onInterrupted: markInterrupted });
  } catch (error) {
    if (signal.aborted) return;
    reportFailure(error, {}, () => {
      if (toolsetScreen.document === document) void followRunning(id, reserved);
    });
  }
  if (!signal.aborted) await showOutcome(toolsetScreen.generation);
}

export function stopFollowing(): void {
  following.cancel();
}

export async function cancelRunning(): Promise<void> {
  const { generation } = toolsetScreen;
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
  const { generation, document, toolsetId } = toolsetScreen;
  if (!generation) return;
  if (event.name === 'content') {
    if (event.data.toolset !== toolsetId) return;
    generation.streamed = ref<ToolsetDocument>(event.data.content);
    document?.showPartial(event.data.content);
    return;
  }
  generation.status = event.data.status;
  if (event.name === 'status') generation.reserved = event.data.tokens;
  if (event.name !== 'failed') return;
  if (event.data.status === 'cancelled') generation.charged = event.data.tokens;
  else if (event.data.error.kept) generation.brokeOff = ref<GenerationError>(event.data.error);
  else toolsetScreen.failure = ref<GenerationError>(event.data.error);
}

/** Says of a stopped draft whether anything of it is kept, and what that cost. */
function stoppedMessage({ charged, reserved }: RunningGeneration, isKept: boolean): string {
  if (!isKept)
    return reserved ? i18next.t('toolset.cancelledFree', { count: reserved }) : i18next.t('toolset.cancelled');
  if (!charged) return i18next.t('toolset.cancelledKept');
  const rest = formatNumber(Math.max(0, (reserved ?? 0) - charged));
  return i18next.t('toolset.cancelledPartly', { count: charged, rest });
}

function markInterrupted(interrupted: boolean): void {
  if (toolsetScreen.generation) toolsetScreen.generation.interrupted = interrupted;
}

/** After the end of a generation: shows the draft, also what is kept of a stopped one, or that there is none. */
async function showOutcome(generation: RunningGeneration): Promise<void> {
  const { projectId, toolsetId, document } = toolsetScreen;
  const isOpen = () => toolsetScreen.document === document;
  try {
    const server = await fetchToolsetState(projectId, toolsetId);
    if (!isOpen()) return;
    const isWritten = server.draft !== null && server.draft.generationId === generation.id;
    if (isWritten) toolsetScreen.isReviewing = document?.finishGeneration(server) ?? false;
    else document?.withdrawGeneration(server);
    if (generation.charged !== null) showToast('info', stoppedMessage(generation, isWritten));
    // Told with the draft, which says so as long as it waits.
    if (generation.brokeOff && isWritten)
      showToast('info', generation.brokeOff.message, { title: generation.brokeOff.title });
    else if (generation.brokeOff) toolsetScreen.failure = generation.brokeOff;
  } catch (error) {
    if (isOpen()) document?.withdrawGeneration();
    reportFailure(error, {}, () => {
      if (!isOpen() || toolsetScreen.generation) return;
      document?.beginGeneration(generation.fields);
      void showOutcome(generation);
    });
  } finally {
    if (isOpen()) toolsetScreen.generation = null;
    void refreshStatuses();
    refreshBalance();
  }
}

function begin(fields: string[] | null): RunningGeneration {
  toolsetScreen.document?.beginGeneration(fields);
  toolsetScreen.generation = {
    id: null,
    status: 'queued',
    reserved: null,
    charged: null,
    brokeOff: null,
    fields: fields && ref<string[]>(fields),
    streamed: null,
    interrupted: false,
    cancelling: false,
  };
  return toolsetScreen.generation;
}
