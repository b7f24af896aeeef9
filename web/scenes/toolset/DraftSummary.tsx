import { useTranslation } from 'react-i18next';

import type { Change } from '#engine/difference/Change.ts';
import { groupBy } from '#engine/evidence/groupBy.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import { getAt, parsePointer } from '#engine/schema/pointer.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { leadPointer } from '#web/document/leadPointer.ts';

import { describeCount } from './describeCount.ts';
import { DraftNote } from './DraftNote.tsx';
import { focusChange } from './focusChange.ts';
import { useDraftChanges } from './useDraftChanges.ts';

/** What the draft changed, by the rows and fields of the form, with the way to each. */
export function DraftSummary({ editable, language }: { editable: EditableDocument; language: Language }) {
  const { t } = useTranslation();
  const { changes, position } = useDraftChanges();
  if (changes.length === 0) return null;
  const groups = groupBy(changes, placeOf);
  const { definition } = editable.source;
  const wordsOf = fieldWords(definition, language);
  const nameOf = (change: Change, place: string) => {
    const [field = '', index] = parsePointer(place);
    const { title, item = title } = wordsOf(`/${field}`);
    if (index === undefined) return title;
    // An item that was left out, not one from which something was.
    const isLeftOut = change.kind === 'removed' && leadPointer(change) === place;
    const value = isLeftOut ? change.before : getAt(editable.content, place);
    const name = getAt(value, `/${definition.ui.itemTitles[`/${field}`] ?? ''}`);
    const shown =
      typeof name === 'string' && name.trim() !== '' ? name : `${item} ${Number(index.replace(removedIndex, '')) + 1}`;
    return isLeftOut ? t('toolset.leftOut', { name: shown }) : shown;
  };
  return (
    <div className="flex flex-col gap-3">
      <DraftNote />
      <p className="text-label text-muted">
        {t('toolset.draftChanged', { changes: describeCount(changes, t) })} {t('toolset.savedApplies')}
      </p>
      <ul className="-mx-2 max-h-60 overflow-y-auto">
        {[...groups].map(([place, inside]) => (
          <li key={place}>
            <button
              type="button"
              aria-current={inside.includes(changes[position]!) || undefined}
              onClick={() => focusChange(editable.marks.stepTo(inside[0]))}
              className="flex min-h-9 w-full cursor-pointer items-baseline gap-3 rounded-lg px-2 py-1.5 text-left text-label hover:bg-field aria-[current]:bg-secondary-tonal aria-[current]:text-on-secondary-tonal max-desktop:min-h-11"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(inside[0]!, place)}</span>
              <span className="text-xs tabular-nums opacity-80">{inside.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As `leadPointer` has it. */
const removedIndex = /^removed-/;

/** The item of a list or the field of the form that a change belongs to. */
function placeOf(change: Change): string {
  const [field = '', item] = parsePointer(leadPointer(change));
  return /^\d+$/.test(item?.replace(removedIndex, '') ?? '') ? `/${field}/${item}` : `/${field}`;
}
