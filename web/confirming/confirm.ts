import { overlapOf } from '#engine/provenance/overlapOf.ts';
import { fromItemPointer, toItemPointer } from '#engine/schema/itemPointer.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { sendConfirmation } from '#web/api/confirmations.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { fetchToolsetState } from '#web/api/toolsets.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { savedProvenance } from '#web/document/savedProvenance.ts';
import { savedOf } from '#web/document/serverContent.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { confirmWords } from './confirmWords.ts';

interface Gesture {
  document: OpenDocument;
  /** JSON pointers into what is shown. */
  pointers: readonly string[];
  isTakenBack?: boolean;
  /** Told how to undo the gesture; null once it is undone. */
  noteUndo?: ((undo: (() => void) | null) => void) | undefined;
}

/** Confirms places of the open document, or takes that back, with a way to undo it. */
export async function confirm({ document, pointers, isTakenBack = false, noteUndo }: Gesture): Promise<void> {
  const { server } = document.status;
  const saved = savedOf(server);
  const shown = document.editable.content;
  const wanted = pointers.flatMap((pointer) => {
    const place = toItemPointer(shown, pointer);
    return (place === null ? null : fromItemPointer(saved, place)) ?? [];
  });
  const { unconfirmed, confirmed } = savedProvenance(server);
  const places = overlapOf(isTakenBack ? confirmed : unconfirmed, wanted);
  const there = places.filter((place) => getAt(saved, place) !== undefined);
  if (there.length > 0) await send({ document, isTakenBack, places: there, revision: server.revision, noteUndo });
}

interface Sent {
  document: OpenDocument;
  isTakenBack: boolean;
  /** JSON pointers into what is saved as this revision. */
  places: string[];
  revision: number;
  noteUndo: Gesture['noteUndo'];
}

async function send(sent: Sent, isUndo = false): Promise<void> {
  const { document, isTakenBack, places, revision, noteUndo } = sent;
  const { projectId, toolsetId } = toolsetScreen;
  if (toolsetScreen.document !== document) return;
  const t = confirmWords.in(currentLanguage());
  try {
    const body = { pointers: places, revision };
    const { changed, ...told } = await sendConfirmation(projectId, toolsetId, isTakenBack ? 'DELETE' : 'POST', body);
    if (document.status.server.revision === revision) document.noteConfirmed(told);
    void refreshStatuses();
    const undo = () => void send({ ...sent, isTakenBack: !isTakenBack, places: changed }, true);
    noteUndo?.(isUndo ? null : undo);
    const text = t(isTakenBack ? 'takenBack' : 'confirmed');
    showToast('success', text, { topic: 'confirming', ...(!isUndo && { action: { label: t('undo'), run: undo } }) });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 409)) {
      reportFailure(error, {}, () => void send(sent, isUndo));
      return;
    }
    const newer = await fetchToolsetState(projectId, toolsetId).catch(() => null);
    if (newer && toolsetScreen.document === document) document.noteForeign(newer, false);
    showToast('info', t('savedSince'), { topic: 'confirming' });
  }
}
