import type { Change } from '#engine/difference/Change.ts';
import { focusWithin } from '#web/form/focusWithin.ts';
import { useForm } from '#web/form/FormContext.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

import { useValueWords } from './useValueWords.ts';

interface FieldMarkProps {
  id: string;
  ui: FieldUi;
  change: Change;
  /** Whether the values are texts, whose difference is worth a look. */
  isText: boolean;
  isCompared: boolean;
  onCompare: (isCompared: boolean) => void;
}

const actionStyle =
  'touch-room cursor-pointer rounded-sm font-medium text-text underline-offset-4 hover:underline whitespace-nowrap';

/** What can be done about a field that the draft changed: to see how it was, and to put that back. */
export function FieldMark({ id, ui, change, isText, isCompared, onCompare }: FieldMarkProps) {
  const { document, announce, t } = useForm();
  const wordsOf = useValueWords();
  const was = wordsOf(change.pointer, change.before);

  const undo = () => {
    onCompare(false);
    document.set(change.pointer, change.before);
    announce(t('undone', { title: ui.title }));
    focusWithin(globalThis.document.getElementById(id));
  };

  return (
    <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-4 text-label">
      {was !== '' && isText ? (
        <button
          type="button"
          aria-expanded={isCompared}
          aria-label={`${isCompared ? t('hideDifference') : t('seeDifference')}: ${ui.title}`}
          onClick={() => onCompare(!isCompared)}
          className={actionStyle}
        >
          {isCompared ? t('hideDifference') : t('seeDifference')}
        </button>
      ) : (
        <span className="text-muted">{was === '' ? t('wasEmpty') : t('was', { value: was })}</span>
      )}
      <button type="button" aria-label={`${t('undo')}: ${ui.title}`} onClick={undo} className={actionStyle}>
        {t('undo')}
      </button>
    </span>
  );
}
