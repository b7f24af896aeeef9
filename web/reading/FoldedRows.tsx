import type { Part } from '#engine/reading/Part.ts';

import { FoldedCard } from './FoldedCard.tsx';
import type { OpenCards } from './useOpenCards.ts';

interface FoldedRowsProps {
  parts: readonly Part[];
  open: OpenCards;
  /** What a closed row says of what is in it, beside its title and key values. */
  noteOf?: ((part: Part) => string) | undefined;
}

/** Those of a long list that can be closed, as rows. */
export function FoldedRows({ parts, open, noteOf }: FoldedRowsProps) {
  return (
    <div className="divide-y divide-outline overflow-clip rounded-2xl border border-outline bg-raised print:rounded-none print:border-x-0 print:border-b-0">
      {parts.map((part) => {
        const isOpen = open.isOpen(part);
        if (isOpen === undefined) return null;
        const { pointer } = part.heading;
        return (
          <FoldedCard
            key={`${pointer} ${part.heading.text}`}
            part={part}
            note={noteOf?.(part)}
            isOpen={isOpen}
            onToggle={(next) => open.setOpen(part, next)}
          />
        );
      })}
    </div>
  );
}
