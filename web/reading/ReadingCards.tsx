import type { Part } from '#engine/reading/Part.ts';

import { FoldedRows } from './FoldedRows.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import type { OpenCards } from './useOpenCards.ts';

/** The items of a list: as cards, and below the first ones of a long list as rows that open. */
export function ReadingCards({ cards, open }: { cards: readonly Part[]; open: OpenCards | null }) {
  const shown = open ? cards.filter((card) => open.isOpen(card) === undefined) : cards;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {shown.map((part) => (
        <ReadingCard key={part.heading.pointer} part={part} />
      ))}
      {open && <FoldedRows parts={cards} open={open} />}
    </div>
  );
}
