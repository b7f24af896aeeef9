import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';

import type { Language } from '#engine/languages/languages.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { useMarked } from '#web/reading/unconfirmed/useMarked.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useClaimNotes } from '#web/toolsets/useClaimNotes.ts';

/** What the open document says, unsaved changes included: as blocks to read, and what its picture is drawn from. */
export function useContentToSee({ editable, known }: OpenDocument, language: Language) {
  const { server } = useSnapshot(toolsetScreen);
  const content = useSyncExternalStore(
    (listener) => editable.subscribe('', listener),
    () => editable.content,
  );
  const references = server?.references;
  const figures = server?.figures;
  const { definition } = editable.source;
  const blocks = useMemo(
    () => readDocument(definition, content, language, references, figures),
    [definition, content, language, references, figures],
  );
  const { legend, markPicture: mark, ...marked } = useMarked(blocks, { definition, content, language, known });
  const subject = useMemo(
    () => ({ definition, content, language, mark, ...(references && { references }), ...(figures && { figures }) }),
    [definition, content, language, mark, references, figures],
  );
  const { notesAt } = useClaimNotes(definition.manifest.id);
  const notes = useMemo(() => notesAt(content), [notesAt, content]);
  const locks = useSyncExternalStore(editable.locked.subscribe, () => editable.locked.all);
  const isLocked = useCallback(
    (pointer: string) => locks.length > 0 && editable.locked.isToldAt(content, pointer),
    [editable, locks, content],
  );
  return { isEmpty: blocks.length === 0, content, figures, subject, legend, marked, notes, isLocked };
}
