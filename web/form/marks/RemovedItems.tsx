import { StateMark } from '#web/components/StateMark.tsx';
import { buttonStyle } from '#web/components/buttonStyle.ts';
import type { Change } from '#engine/difference/Change.ts';

import { useForm } from '../FormContext.ts';
import { itemName } from '../lists/itemName.ts';
import type { RemovedItem } from '../lists/useListActions.ts';
import type { FieldUi } from '../schema/FieldUi.ts';
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
  if (removed.length === 0) return null;
  return (
    <ul className="divide-y divide-outline rounded-2xl border border-dashed border-frame px-4">
      {removed.map((change) => {
        const index = indexIn(change.origin ?? '');
        const title = itemName(change.before, index, ui, t);
        return (
          <li
            key={index}
            id={`${id}_removed-${index}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm text-muted"
          >
            <StateMark state="generated" />
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{t('leftOut', { title })}</span>
            <button
              type="button"
              aria-label={`${t('bringBack')}: ${title}`}
              className={buttonStyle({ look: 'quiet', size: 'small' })}
              onClick={() => onBringBack(toRemoved(change, title))}
            >
              {t('bringBack')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function toRemoved({ before, pointer }: Change, title: string): RemovedItem {
  return { item: before, index: indexIn(pointer), title, turn: 0 };
}

function indexIn(pointer: string): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}
