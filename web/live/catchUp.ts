import type { Change } from '#engine/difference/Change.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { fetchToolsetState } from '#web/api/toolsets.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { live } from '#web/stores/live.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { isKnown } from './isKnown.ts';
import { newsOf, showNews } from './keptNews.ts';
import { untilIdle } from './untilIdle.ts';

/**
 * Takes in what others did with the open toolset, beside what is not saved yet, and notes it as news. `revision`: of
 * the save, if it was one.
 */
export async function catchUp(by: string, revision = Infinity): Promise<void> {
  const { projectId, toolsetId } = toolsetScreen;
  await untilIdle();
  const { document } = toolsetScreen;
  const isOpen = () => toolsetScreen.document === document && toolsetScreen.toolsetId === toolsetId;
  if (!document || !isOpen() || document.status.server.revision >= revision) return;
  // Failing is harmless: saving finds out what is newer.
  const server = await fetchToolsetState(projectId, toolsetId).catch(() => null);
  if (!server || !isOpen() || isKnown(document.status.server, server)) return;
  if (toolsetScreen.saving || toolsetScreen.generation) return catchUp(by, revision);
  takeIn(document, server, by);
}

function takeIn(document: OpenDocument, server: ToolsetState, by: string): void {
  const { editable } = document;
  editable.commit();
  const isSaved = server.revision > document.status.server.revision;
  const before = editable.content;
  const isTaken = document.noteForeign(server, false);
  const after = editable.content;
  const changes = findChanges(editable.source.definition, before, after);
  // A draft shows what it changed by itself.
  if (isTaken && (!isSaved || changes.length === 0)) return;
  const earlier = newsOf(document);
  const sameIn = (list: readonly Change[], { pointer, kind }: Change) =>
    list.find((each) => each.pointer === pointer && each.kind === kind);
  showNews({
    document,
    by: [...new Set([...(earlier?.by ?? []), by])],
    changes: [
      ...(earlier?.changes ?? []).filter((change) => !sameIn(changes, change)),
      ...changes.map((change) => ({ ...change, before: (sameIn(earlier?.changes ?? [], change) ?? change).before })),
    ],
    before: earlier?.before ?? before,
    after,
    waiting: isTaken ? null : server,
  });
}

/** Lets the person compare what both changed. */
export async function compareWaiting(): Promise<void> {
  const { projectId, toolsetId, document } = toolsetScreen;
  const waiting = live.news?.waiting;
  if (!document || !waiting || live.news?.document !== document) return;
  const newest = await fetchToolsetState(projectId, toolsetId).catch(() => waiting);
  if (toolsetScreen.document === document) document.noteForeign(newest, true);
}
