import { ref } from 'valtio';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { clearLocalDraft, journalKeyOf, writeBase, writeLocalDraft } from './localDraft.ts';
import { openDocument, showContent } from './state.ts';

/** The first letter after a load or a save. The form journals the letters; this says what they were typed on. */
export function beginEdit(): void {
  const { projectId, toolsetId, server, dirty } = openDocument;
  if (dirty || !server || !toolsetId) return;
  openDocument.dirty = true;
  writeBase(journalKeyOf(projectId, toolsetId), baseOf(server));
}

export function editContent(content: ToolsetDocument): void {
  beginEdit();
  openDocument.content = ref<ToolsetDocument>(content);
}

/** Back to what the server has. */
export function dropUnsaved(): void {
  showContent(openDocument.server?.content ?? {}, false);
  openDocument.restored = false;
  keepLocally();
}

/** Answers the offer of unsaved work from an earlier visit with yes. */
export function acceptRestored(): void {
  openDocument.restored = false;
}

/** Brings what is kept on this device in line with the page, after content that did not come from the form. */
export function keepLocally(content: ToolsetDocument = openDocument.content): void {
  const { projectId, toolsetId, server, dirty } = openDocument;
  if (!server) return;
  const key = journalKeyOf(projectId, toolsetId);
  if (dirty) writeLocalDraft(key, content, baseOf(server));
  else clearLocalDraft(key);
}

const baseOf = (server: { revision: number; draft: { generationId: string } | null }) => ({
  revision: server.revision,
  generationId: server.draft?.generationId ?? null,
});
