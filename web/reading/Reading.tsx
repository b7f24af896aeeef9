import { lazy, Suspense, useMemo, useRef } from 'react';

import type { Block } from '#engine/reading/Block.ts';

import { type EditHref, EditHrefContext } from './EditHrefContext.ts';
import { type Folding, FoldingContext } from './FoldingContext.ts';
import { isLong } from './isLong.ts';
import { ReadingPart } from './ReadingPart.tsx';
import { toParts } from './toParts.ts';
import { MarkContext, type RenderMark } from './unconfirmed/MarkContext.ts';
import { useTarget } from './useTarget.ts';

const ReadingContents = lazy(async () => ({ default: (await import('./ReadingContents.tsx')).ReadingContents }));

interface ReadingProps {
  blocks: readonly Block[];
  /** Where the field at a pointer is edited; absent where nothing can be. */
  editHref?: EditHref | undefined;
  /** Whether nothing is folded, as on paper. */
  isAllOpen?: boolean;
  /** What stands behind what nobody has confirmed. */
  renderMark?: RenderMark | undefined;
}

/** A toolset's content as a document to read. A long one has contents, and its long lists are folded. */
export function Reading({ blocks, editHref, isAllOpen = false, renderMark }: ReadingProps) {
  const parts = useMemo(() => toParts(blocks), [blocks]);
  const isFolded = useMemo(() => isLong(blocks), [blocks]);
  const reading = useRef<HTMLDivElement>(null);
  const target = useTarget(reading);
  const folding = useMemo((): Folding => ({ isFolded, isAllOpen, target }), [isFolded, isAllOpen, target]);
  return (
    <EditHrefContext value={editHref}>
      <MarkContext value={renderMark}>
        <FoldingContext value={folding}>
          {isFolded && (
            <Suspense fallback={<div className="mb-4 h-12" />}>
              <ReadingContents titles={parts.map(({ heading }) => heading.text)} />
            </Suspense>
          )}
          <div ref={reading} className="divide-y divide-outline wrap-anywhere">
            {parts.map((part, index) => (
              <ReadingPart key={part.heading.text} part={part} id={`reading-section-${index}`} />
            ))}
          </div>
        </FoldingContext>
      </MarkContext>
    </EditHrefContext>
  );
}
