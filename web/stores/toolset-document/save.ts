import i18next from 'i18next';
import { ref } from 'valtio';

import type { FieldError } from '#engine/protocol/errors.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import { HttpError } from '../../api/HttpError.ts';
import { fetchToolsetState, saveToolset } from '../../api/toolsets.ts';
import { refreshStatuses } from '../project.ts';
import { reportFailure } from '../reportFailure.ts';
import { showToast } from '../toasts.ts';
import { keepLocally } from './edit.ts';
import { sameContent } from './sameContent.ts';
import { isOpen, openDocument, showContent, type Conflict } from './state.ts';

/** true: everything that stood in the form is on the server now. */
export async function save(): Promise<boolean> {
  // Which of two versions counts is asked already.
  if (openDocument.conflict) return false;
  if (openDocument.generation) {
    showToast('info', i18next.t('toolset.stillWriting'));
    return false;
  }
  const content = openDocument.form?.flush() ?? openDocument.content;
  const { projectId, toolsetId, server, definition, saving } = openDocument;
  if (!server || !definition || saving) return false;
  if (!hasContent(content, definition.definition.schema)) {
    showToast('error', i18next.t('toolset.emptyContent'));
    return false;
  }
  if (openDocument.form && openDocument.form.validate().length > 0) return false;
  openDocument.saving = true;
  openDocument.errors = ref<FieldError[]>([]);
  try {
    const saved = await saveToolset(projectId, toolsetId, content, server.revision);
    if (isOpen(projectId, toolsetId)) settle(saved);
    void refreshStatuses();
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) await meetConflict(projectId, toolsetId, content);
    else {
      // Of one that was left meanwhile nothing can be shown at its fields.
      const atFields = isOpen(projectId, toolsetId) ? { validation: showErrors } : {};
      reportFailure(error, atFields, () => saveAgain(projectId, toolsetId));
    }
    return false;
  } finally {
    if (isOpen(projectId, toolsetId)) openDocument.saving = false;
  }
}

/** What was typed while the answer was on its way stays, unsaved. */
function settle(saved: { revision: number; content: ToolsetDocument }): void {
  const before = openDocument.server as ToolsetState;
  openDocument.server = ref<ToolsetState>({
    ...before,
    ...saved,
    savedContent: undefined,
    status: 'saved',
    stale: false,
    staleBecause: [],
    draft: null,
  });
  openDocument.restored = false;
  openDocument.failure = null;
  openDocument.form?.markSaved(saved.content);
  const shown = openDocument.form?.flush() ?? saved.content;
  openDocument.content = ref<ToolsetDocument>(shown);
  openDocument.dirty = !sameContent(shown, saved.content);
  keepLocally();
}

async function meetConflict(projectId: string, toolsetId: string, mine: ToolsetDocument): Promise<void> {
  try {
    const server = await fetchToolsetState(projectId, toolsetId);
    if (!isOpen(projectId, toolsetId)) return;
    openDocument.server = ref<ToolsetState>(server);
    keepLocally();
    const theirs = server.content ?? {};
    if (sameContent(mine, theirs)) return showContent(theirs, false);
    openDocument.conflict = ref<Conflict>({ mine, theirs, revision: server.revision, whileSaving: true });
  } catch (error) {
    reportFailure(error, {}, () => saveAgain(projectId, toolsetId));
  }
}

function saveAgain(projectId: string, toolsetId: string): void {
  if (isOpen(projectId, toolsetId)) void save();
}

function showErrors(errors: FieldError[]): void {
  openDocument.errors = ref<FieldError[]>(errors);
}
