import type { Change } from '#engine/difference/Change.ts';
import { buttonStyle } from '#web/components/buttonStyle.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { useForm } from '#web/form/FormContext.ts';
import type { FormWords } from '#web/form/formWords.ts';
import { isNamed, itemLabel } from '#web/form/lists/itemLabel.ts';
import type { RemovedItem } from '#web/form/lists/useListActions.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { useRemovedItems } from './useMark.ts';

interface RemovedItemsProps {
  /** The id of the list. */
  id: string;
  list: string;
  ui: FieldUi;
  onBringBack: (removed: RemovedItem) => void;
}

/** The items that the draft leaves out, each with the way back. */
export function RemovedItems({ id, list, ui, onBringBack }: RemovedItemsProps) {
  const { t } = useForm();
  const removed = useRemovedItems(list);
  const lang = useWrittenLang();
  if (removed.length === 0) return null;
  return (
    <ul className="divide-y divide-outline rounded-2xl border border-dashed border-frame px-4">
      {removed.map((change) => {
        const index = indexIn(change.origin ?? '');
        const gone = toRemoved(change, index, ui, t);
        const { title } = gone;
        return (
          <li
            key={index}
            id={`${id}_removed-${index}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm text-muted"
          >
            <StateMark state="generated" />
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <SentenceWith written={title} lang={gone.isNamed ? lang : undefined}>
                {(written) => t('leftOut', { title: written })}
              </SentenceWith>
            </span>
            <button
              type="button"
              aria-label={`${t('bringBack')}: ${title}`}
              className={buttonStyle({ look: 'quiet', size: 'small' })}
              onClick={() => onBringBack(gone)}
            >
              {t('bringBack')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** @param index where it was named by */
function toRemoved({ before, pointer }: Change, index: number, ui: FieldUi, t: FormWords): RemovedItem {
  const title = itemLabel(before, index, ui, t);
  return { item: before, index: indexIn(pointer), title, isNamed: isNamed(before, ui), turn: 0 };
}

function indexIn(pointer: string): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}
