import { useMemo, useRef } from 'react';

import type { Block } from '#engine/reading/Block.ts';

import { type EditHref, EditHrefContext } from './EditHrefContext.ts';
import { type Folding, FoldingContext } from './FoldingContext.ts';
import { isLong } from './isLong.ts';
import { ReadingContents } from './ReadingContents.tsx';
import { ReadingPart } from './ReadingPart.tsx';
import { toParts } from './toParts.ts';
import { useTarget } from './useTarget.ts';

interface ReadingProps {
  blocks: readonly Block[];
  /** Where the field at a pointer is edited; absent where nothing can be. */
  editHref?: EditHref | undefined;
  /** Whether nothing is folded, as on paper. */
  isAllOpen?: boolean;
}

/** A toolset's content as a document to read. A long one has contents, and its long lists are folded. */
export function Reading({ blocks, editHref, isAllOpen = false }: ReadingProps) {
  const parts = useMemo(() => toParts(blocks), [blocks]);
  const isFolded = useMemo(() => isLong(blocks), [blocks]);
  const reading = useRef<HTMLDivElement>(null);
  const target = useTarget(reading);
  const folding = useMemo((): Folding => ({ isFolded, isAllOpen, target }), [isFolded, isAllOpen, target]);
  return (
    <EditHrefContext value={editHref}>
      <FoldingContext value={folding}>
        {isFolded && <ReadingContents titles={parts.map(({ heading }) => heading.text)} />}
        <div ref={reading} className="divide-y divide-outline wrap-anywhere">
          {parts.map((part, index) => (
            <ReadingPart key={part.heading.text} part={part} id={`reading-section-${index}`} />
          ))}
        </div>
      </FoldingContext>
    </EditHrefContext>
  );
}
