import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Change } from '#engine/difference/Change.ts';
import { describeValue } from '#engine/difference/describeValue.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { DifferedText } from '#web/form/marks/DifferedText.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';

interface ChangeListProps {
  document: OpenDocument;
  changes: readonly Change[];
  /** What the changes were made of, and what became of it. */
  before: ToolsetDocument;
  after: ToolsetDocument;
  /** Leads to a field; absent where nothing can be edited. */
  onGoTo?: ((pointer: string) => void) | undefined;
}

/** Changes of the open document, each with its place and its words, and the way to it. */
export function ChangeList({ document, changes, before, after, onGoTo }: ChangeListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { editable, status } = document;
  const { definition } = editable.source;
  const { references, figures } = status.server;
  const source = useMemo(
    () => new ReadingSource(definition, after, language, references, figures),
    [definition, after, language, references, figures],
  );
  const wordsOf = ({ pointer }: Change, value: unknown) => describeValue(source, pointer, value);
  const placeOf = ({ kind, pointer, origin }: Change) =>
    kind === 'removed'
      ? describePlace(origin ?? pointer, before, definition, language)
      : describePlace(pointer, after, definition, language);

  return (
    <ul className="-mx-2 flex max-h-[60vh] flex-col overflow-y-auto">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.pointer} ${change.origin}`} className="flex flex-col gap-1 px-2 py-2">
          {change.kind === 'removed' || !onGoTo ? (
            <span className="text-label font-medium text-text">{placeOf(change)}</span>
          ) : (
            <button
              type="button"
              onClick={() => onGoTo(change.pointer)}
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
  );
}
