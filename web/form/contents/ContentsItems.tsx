import { useForm } from '../FormContext.ts';
import { focusItem } from '../lists/focusItem.ts';
import { itemName } from '../lists/itemName.ts';
import { useStaged } from '../lists/useStaged.ts';
import type { FieldUi } from '../schema/FieldUi.ts';
import { useFieldValue } from '../useFieldValue.ts';
import { longList } from './longList.ts';

const longestTitle = 48;

interface ContentsItemsProps {
  list: string;
  itemTitle: string;
  onGo: () => void;
}

export function ContentsItems({ list, itemTitle, onGo }: ContentsItemsProps) {
  const { definition, language, mountQueue, t } = useForm();
  const isDue = useStaged();
  const items = useFieldValue(list);
  const words = definition.locales[language].fields[list];
  if (!isDue || !Array.isArray(items) || items.length < longList) return null;
  const ui = { itemTitle, item: words?.item } as FieldUi;
  return (
    <ol aria-label={t('contentsOf', { title: words?.title })} className="mb-2 ml-3 border-l border-outline">
      {items.map((item, index) => (
        // By index: entries have no identity of their own, a link just shows the item at its position.
        <li key={index}>
          <button
            type="button"
            onClick={() => {
              onGo();
              mountQueue.drain();
              focusItem(list, index, 'start');
            }}
            className="block min-h-8 w-full cursor-pointer rounded-r-lg px-3 py-1.5 text-left wrap-anywhere text-sm text-muted hover:bg-field hover:text-text"
          >
            {shorten(itemName(item, index, ui, t))}
          </button>
        </li>
      ))}
    </ol>
  );
}

const halfSign = /[\ud800-\udbff]$/; // a high surrogate without its low one

// Truncated here and not by CSS: text-overflow on a hundred links measurably delays each key.
function shorten(title: string): string {
  return title.length > longestTitle ? `${title.slice(0, longestTitle).replace(halfSign, '').trimEnd()}…` : title;
}
