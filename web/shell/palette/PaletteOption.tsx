import { ComboboxOption } from '@headlessui/react';
import { useTranslation } from 'react-i18next';

import { findLetters } from '#engine/search/findLetters.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { describeMark } from '#web/toolsets/describeMark.ts';

import type { PaletteEntry } from './PaletteEntry.ts';

/** A place or an action; the letters that match are bold. */
export function PaletteOption({ entry, search }: { entry: PaletteEntry; search: string }) {
  const { t } = useTranslation();
  const { name, lang, icon, note, detail, state } = entry;
  // Of several words in several places, the first.
  const found = findLetters(name, search) ?? findLetters(name, search.trim().split(/\s/)[0]!) ?? { start: 0, end: 0 };
  return (
    <ComboboxOption
      value={entry}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1 text-sm data-focus:bg-primary-tonal data-focus:text-on-primary-tonal max-desktop:min-h-12"
    >
      <span className="shrink-0 text-muted">{icon}</span>
      <span className="min-w-0 flex-1">
        <span lang={lang} className={detail === undefined ? 'block truncate' : 'line-clamp-2'}>
          {name.slice(0, found.start)}
          <strong className="font-semibold">{name.slice(found.start, found.end)}</strong>
          {name.slice(found.end)}
        </span>
        {detail !== undefined && <span className="block truncate text-label text-muted">{detail}</span>}
      </span>
      {note !== undefined && <span className="shrink-0 text-label text-muted">{note}</span>}
      {state && (
        <>
          <StateMark state={state} />
          <span className="sr-only">{describeMark(state, t)}</span>
        </>
      )}
    </ComboboxOption>
  );
}
