import { Combobox, ComboboxInput, ComboboxOptions, Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';

import { findLetters } from '#engine/search/findLetters.ts';
import { projectPath } from '#web/paths.ts';

import type { PaletteEntry, PaletteGroup } from './PaletteEntry.ts';
import { PaletteKeys } from './PaletteKeys.tsx';
import { PaletteOption } from './PaletteOption.tsx';
import { useFound } from './useFound.tsx';
import { usePaletteEntries } from './usePaletteEntries.tsx';

const groups: PaletteGroup[] = ['toolsets', 'texts', 'projects', 'articles', 'actions'];
/** Of a group while nothing is searched, so that every group is in view. */
const atFirst: Record<PaletteGroup, number> = { toolsets: 29, texts: 0, projects: 5, articles: 3, actions: 13 };

/** Goes to a toolset, a project or an article, or does something, by its name; or to a text by the words in it. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const projectId = useMatch(projectPath(':id/*'))?.params.id;
  const entries = usePaletteEntries();
  const { isLooking, entries: found } = useFound(search, projectId);
  const searching = search.trim() !== '';
  const known = new Set(entries.map(({ id }) => id));
  const shown = groups.map((group) => {
    const members = entries.filter((entry) => entry.group === group);
    const further = found.filter((entry) => entry.group === group && !known.has(entry.id));
    return {
      group,
      members: searching
        ? [...members.filter(({ name }) => findLetters(name, search)), ...further]
        : members.slice(0, atFirst[group]),
    };
  });
  const isEmpty = shown.every(({ members }) => members.length === 0);
  const choose = (entry: PaletteEntry | null) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  return (
    <Dialog open onClose={onClose} aria-label={t('palette.title')} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 animate-fade bg-black/45" />
      <div className="fixed inset-0 flex items-start justify-center p-2 desktop:p-4 desktop:pt-[14svh]">
        <DialogPanel
          // The list would only close, and the dialog at a second press.
          onKeyDownCapture={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
          className="flex max-h-full w-full max-w-[42.5rem] animate-rise flex-col overflow-hidden rounded-[1.25rem] bg-raised shadow-overlay desktop:max-h-[68svh]"
        >
          <Combobox<PaletteEntry | null> value={null} onChange={choose} immediate>
            <div className="flex items-center gap-3 border-b border-outline px-5">
              <Search aria-hidden size={20} className="shrink-0 text-muted" />
              <ComboboxInput
                data-autofocus
                aria-label={t('palette.field')}
                placeholder={t('palette.open')}
                autoComplete="off"
                onChange={(event) => setSearch(event.target.value)}
                className="h-16 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-quiet"
              />
              <PaletteKeys keys={['Esc']} />
            </div>
            <ComboboxOptions static modal={false} as="div" className="min-h-0 flex-1 overflow-y-auto p-2 outline-none">
              {shown.map(
                ({ group, members }) =>
                  members.length > 0 && (
                    <div key={group} role="group" aria-labelledby={`palette-${group}`} className="pb-2">
                      <p id={`palette-${group}`} className="px-3 py-2 text-label text-muted">
                        {t(`palette.${group}`)}
                      </p>
                      {members.map((entry) => (
                        <PaletteOption key={entry.id} entry={entry} search={search} />
                      ))}
                    </div>
                  ),
              )}
            </ComboboxOptions>
            <p role="status" className="px-5 text-sm text-muted not-empty:pb-5">
              {searching && (isLooking ? t('palette.looking') : isEmpty && t('palette.none'))}
            </p>
          </Combobox>
          <p aria-hidden className="flex gap-5 border-t border-outline px-5 py-3 text-xs text-muted max-desktop:hidden">
            <span className="flex items-center gap-1.5">
              <PaletteKeys keys={['↑', '↓']} /> {t('palette.move')}
            </span>
            <span className="flex items-center gap-1.5">
              <PaletteKeys keys={['↵']} /> {t('palette.choose')}
            </span>
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
