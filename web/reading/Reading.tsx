import { useMemo } from 'react';

import type { Block } from '#engine/reading/Block.ts';

import { type EditHref, EditHrefContext } from './EditHrefContext.ts';
import { ReadingPart } from './ReadingPart.tsx';
import { toParts } from './toParts.ts';

interface ReadingProps {
  blocks: readonly Block[];
  /** Where the field at a pointer is edited; absent where nothing can be. */
  editHref?: EditHref | undefined;
}

/** A toolset's content as a document to read. */
export function Reading({ blocks, editHref }: ReadingProps) {
  const parts = useMemo(() => toParts(blocks), [blocks]);
  return (
    <EditHrefContext value={editHref}>
      <div className="divide-y divide-outline wrap-anywhere">
        {parts.map((part) => (
          <ReadingPart key={part.heading.text} part={part} />
        ))}
      </div>
    </EditHrefContext>
  );
}
