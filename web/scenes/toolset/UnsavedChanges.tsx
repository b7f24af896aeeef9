import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Change } from '#engine/difference/Change.ts';
import { describeValue } from '#engine/difference/describeValue.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { describePlace } from '#engine/toolset/describePlace.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { DifferedText } from '#web/form/marks/DifferedText.tsx';

import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';

interface UnsavedChangesProps {
  document: OpenDocument;
  onClose: () => void;
}

/** What has been changed since the last save, with the way to each field. */
export function UnsavedChanges({ document, onClose }: UnsavedChangesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { editable, status } = document;
  const { definition } = editable.source;
  const changes = useMemo(() => document.unsavedChanges(), [document]);
  const source = useMemo(
    () => new ReadingSource(definition, editable.content, language, status.server.references, status.server.figures),
    [definition, editable, language, status.server.references, status.server.figures],
  );

  const goTo = (pointer: string) => {
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => editable.leadTo(pointer));
  };

  return (
    <Dialog
      open
      title={t('toolset.unsavedChanges')}
      onClose={onClose}
      actions={
        <Button look="strong" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <ul className="-mx-2 flex max-h-[60vh] flex-col overflow-y-auto">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.pointer} ${change.origin}`} className="flex flex-col gap-1 px-2 py-2">
            {change.kind === 'removed' ? (
              <span className="text-label font-medium">{placeOf(change)}</span>
            ) : (
              <button
                type="button"
                onClick={() => goTo(change.pointer)}
                className="cursor-pointer self-start text-left text-label font-medium text-text underline decoration-outline-strong underline-offset-4 hover:decoration-current"
              >
                {placeOf(change)}
              </button>
            )}
            <span className="text-row wrap-anywhere whitespace-pre-wrap text-text">
              {change.kind === 'edited' ? (
                <DifferedText before={wordsOf(change, change.before)} after={wordsOf(change, change.after)} />
              ) : (
                t(change.kind === 'added' ? 'toolset.itemAdded' : 'toolset.itemRemoved')
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );

  function wordsOf(change: Change, value: unknown): string {
    return describeValue(source, change.pointer, value);
  }

  function placeOf({ kind, pointer, origin }: Change): string {
    if (kind !== 'removed') return describePlace(pointer, editable.content, definition, language);
    return describePlace(origin ?? pointer, status.server.content ?? {}, definition, language);
  }
}
