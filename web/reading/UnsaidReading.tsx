import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Block } from '#engine/reading/Block.ts';

import { type EditHref, EditHrefContext } from './EditHrefContext.ts';
import { FoldedRows } from './FoldedRows.tsx';
import { labelsOf } from './labelsOf.ts';
import { toParts } from './toParts.ts';
import { MarkContext, type RenderMark } from './unconfirmed/MarkContext.ts';
import type { OpenCards } from './useOpenCards.ts';

interface UnsaidReadingProps {
  blocks: readonly Block[];
  editHref: EditHref | undefined;
  renderMark?: RenderMark | undefined;
}

/** What a picture leaves unsaid, as closed rows; nothing where it says all. */
export function UnsaidReading({ blocks, editHref, renderMark }: UnsaidReadingProps) {
  const { t } = useTranslation();
  const { parts, about } = useMemo(() => {
    const sections = toParts(blocks);
    const [only] = sections;
    // The items of a single list, not the list as one row.
    const isOneList = only && sections.length === 1 && only.blocks.length === 0;
    return isOneList ? { parts: only.parts, about: labelsOf(only) } : { parts: sections, about: '' };
  }, [blocks]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (parts.length === 0) return null;
  const keyOf = ({ heading: { text, pointer } }: (typeof parts)[number]) => `${pointer} ${text}`;
  const open: OpenCards = {
    isOpen: (part) => opened.has(keyOf(part)),
    setOpen: (part, isOpen) =>
      setOpened((before) => {
        const others = [...before].filter((each) => each !== keyOf(part));
        return new Set(isOpen ? [...others, keyOf(part)] : others);
      }),
    isEachOpen: parts.every((part) => opened.has(keyOf(part))),
    setEachOpen: (isOpen) => setOpened(new Set(isOpen ? parts.map(keyOf) : [])),
  };
  return (
    <EditHrefContext value={editHref}>
      <MarkContext value={renderMark}>
        <div className="mt-6 wrap-anywhere">
          <div className="mb-3 flex items-baseline gap-3">
            <h2 className="min-w-0 text-base font-semibold">{t('reading.unsaid')}</h2>
            <button
              type="button"
              aria-label={`${t(open.isEachOpen ? 'reading.closeAll' : 'reading.openAll')}: ${t('reading.unsaid')}`}
              onClick={() => open.setEachOpen(!open.isEachOpen)}
              className="touch-room -my-1 ml-auto min-h-8 shrink-0 cursor-pointer rounded-lg px-2 text-sm font-medium text-muted hover:bg-field hover:text-text"
            >
              {t(open.isEachOpen ? 'reading.closeAll' : 'reading.openAll')}
            </button>
          </div>
          {about !== '' && <p className="-mt-2 mb-3 text-sm text-muted">{about}</p>}
          <FoldedRows parts={parts} open={open} noteOf={about === '' ? labelsOf : undefined} />
        </div>
      </MarkContext>
    </EditHrefContext>
  );
}
