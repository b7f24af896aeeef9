import { useMemo, useRef } from 'react';

import type { Block } from '#engine/reading/Block.ts';
import { latePart } from '#web/components/latePart.tsx';

import { type EditHref, EditHrefContext } from './EditHrefContext.ts';
import { type Folding, FoldingContext } from './FoldingContext.ts';
import { foldToFit } from './foldToFit.ts';
import { lengthOfParts } from './lengthOfParts.ts';
import { ReadingSection } from './ReadingSection.tsx';
import { toParts } from './toParts.ts';
import { MarkContext, type RenderMark } from './unconfirmed/MarkContext.ts';
import { useTarget } from './useTarget.ts';

const ReadingContents = latePart(async () => (await import('./ReadingContents.tsx')).ReadingContents, {
  placeholder: <div className="mb-4 h-12" />,
});

/** In characters: more than some eight screens if all of it was open, which wants contents. */
const longest = 8000;

interface ReadingProps {
  blocks: readonly Block[];
  /** Where the field at a pointer is edited; absent where nothing can be. */
  editHref?: EditHref | undefined;
  /** Whether nothing is folded, as on paper. */
  isAllOpen?: boolean;
  /** What stands behind what nobody has confirmed. */
  renderMark?: RenderMark | undefined;
}

/** A toolset's content as a document to read. A long one has contents, and is folded until it can be overlooked. */
export function Reading({ blocks, editHref, isAllOpen = false, renderMark }: ReadingProps) {
  const parts = useMemo(() => toParts(blocks), [blocks]);
  const fold = useMemo(() => foldToFit(parts), [parts]);
  const reading = useRef<HTMLDivElement>(null);
  const target = useTarget(reading);
  const folding = useMemo((): Folding => ({ ...fold, isAllOpen, target }), [fold, isAllOpen, target]);
  return (
    <EditHrefContext value={editHref}>
      <MarkContext value={renderMark}>
        <FoldingContext value={folding}>
          {lengthOfParts(parts) > longest && <ReadingContents titles={parts.map(({ heading }) => heading.text)} />}
          <div ref={reading} className="divide-y divide-outline wrap-anywhere">
            {parts.map((part, index) => (
              <ReadingSection key={part.heading.text} part={part} id={`reading-section-${index}`} />
            ))}
          </div>
        </FoldingContext>
      </MarkContext>
    </EditHrefContext>
  );
}
