import { useTranslation } from 'react-i18next';

import type { Part } from '#engine/reading/Part.ts';
import { ConfirmSpot } from '#web/confirming/ConfirmSpot.tsx';

import { FoldedRows } from './FoldedRows.tsx';
import { HeadingText } from './HeadingText.tsx';
import { isEntry } from './isEntry.ts';
import { LockNote } from './locked/LockNote.tsx';
import { ReadingBlocks } from './ReadingBlocks.tsx';
import { ReadingCards } from './ReadingCards.tsx';
import { ReadingEntries } from './ReadingEntries.tsx';
import { useOpenCards } from './useOpenCards.ts';

interface ReadingPartProps {
  part: Part;
  id?: string;
  /** Whether it has its heading; else that stands above it already. */
  isTitled?: boolean;
}

/**
 * A section: its heading hangs beside its text on wide screens. Items of a list follow as cards, below a heading of the
 * full width where nothing else stands beside it.
 */
export function ReadingPart({ part, id, isTitled = true }: ReadingPartProps) {
  const { t } = useTranslation();
  const { heading, blocks, parts } = part;
  const items = parts.filter((each) => each.heading.number !== undefined);
  const isOfEntries = items.length > 0 && items.every(isEntry);
  const cards = isOfEntries ? noParts : items;
  const sections = parts.filter((each) => each.heading.number === undefined);
  const isOfLeaves = items.length === 0 && sections.every((each) => each.parts.length === 0);
  const open = useOpenCards(isOfLeaves ? sections : cards);
  const isSection = heading.level === 2;
  const title = isTitled && (
    <HeadingText heading={heading} className={isSection ? sectionHeading : 'inline min-w-0 font-semibold text-base'} />
  );
  const openAll = open && (
    <button
      type="button"
      aria-label={`${t(open.isEachOpen ? 'reading.closeAll' : 'reading.openAll')}: ${heading.text}`}
      onClick={() => open.setEachOpen(!open.isEachOpen)}
      className="touch-room -my-1 ml-auto min-h-8 shrink-0 cursor-pointer rounded-lg px-2 text-sm font-medium text-muted hover:bg-field hover:text-text print:hidden"
    >
      {t(open.isEachOpen ? 'reading.closeAll' : 'reading.openAll')}
    </button>
  );
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      data-part={isSection ? undefined : heading.pointer}
      className={`scroll-mt-12 outline-none ${isSection ? 'py-8 first:pt-2 last:pb-2' : 'py-6 first:pt-0 last:pb-0'}`}
    >
      {blocks.length > 0 || isOfEntries ? (
        <>
          <div className="grid gap-x-8 gap-y-3 hanging:grid-cols-[13rem_minmax(0,1fr)]">
            <div className="min-w-0">
              <span>{title}</span>
              <ConfirmSpot part={part} />
              {blocks.length > 0 && blocks[0]?.label === undefined && <LockNote pointer={blocks[0]?.pointer ?? ''} />}
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <ReadingBlocks blocks={blocks} under={heading.text} />
              {isOfEntries && <ReadingEntries entries={items} />}
            </div>
          </div>
          {openAll && <div className="mt-4 flex">{openAll}</div>}
        </>
      ) : (
        <div className="flex items-baseline gap-2">
          <span>{title}</span>
          <ConfirmSpot part={part} />
          {cards.length > 1 && <span className="shrink-0 text-sm text-muted">{cards.length}</span>}
          {openAll}
        </div>
      )}
      {cards.length > 0 && <ReadingCards cards={cards} open={open} />}
      {sections.length > 0 && (
        <div className="mt-4 divide-y divide-outline">
          {sections.map((each) =>
            isOfLeaves && open?.isOpen(each) !== undefined ? null : (
              <ReadingPart key={each.heading.pointer} part={each} />
            ),
          )}
        </div>
      )}
      {isOfLeaves && open && (
        <div className="mt-6">
          <FoldedRows parts={sections} open={open} />
        </div>
      )}
    </section>
  );
}

const noParts: readonly Part[] = [];

const sectionHeading = 'inline min-w-0 text-base font-semibold roomy:text-lg';
