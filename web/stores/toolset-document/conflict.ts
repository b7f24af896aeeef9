import { ref } from 'valtio';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { keepLocally } from './edit.ts';
import { journalKeyOf, writeSetAside } from './localDraft.ts';
import { save } from './save.ts';
import { openDocument, showContent } from './state.ts';

/** Goes on with one's own text; the other's is put aside, not lost. */
export async function keepMine(): Promise<void> {
  const { conflict } = openDocument;
  if (!conflict) return;
  putAside(conflict.theirs);
  openDocument.conflict = null;
  showContent(conflict.mine, true);
  keepLocally();
  if (conflict.whileSaving) await save();
}

/** Goes on with what the server has; one's own text is put aside. */
export function takeTheirs(): void {
  const { conflict } = openDocument;
  if (!conflict) return;
  putAside(conflict.mine);
  openDocument.conflict = null;
  showContent(conflict.theirs, false);
  keepLocally();
}

/** Exchanges what is shown with what was put aside. */
export function bringBack(): void {
  const { setAside, content, server } = openDocument;
  if (!setAside || !server) return;
  const shown = content;
  showContent(setAside, true);
  keepLocally();
  putAside(shown);
}

export function forgetSetAside(): void {
  const { projectId, toolsetId } = openDocument;
  writeSetAside(journalKeyOf(projectId, toolsetId), null);
  openDocument.setAside = null;
}

function putAside(content: ToolsetDocument): void {
  const { projectId, toolsetId } = openDocument;
  writeSetAside(journalKeyOf(projectId, toolsetId), content);
  openDocument.setAside = ref<ToolsetDocument>(content);
}
