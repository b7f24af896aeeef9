import { type ReactNode, useEffect, useMemo, useState } from 'react';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { MarkDrawing } from '#engine/picture/Layout.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import type { Block } from '#engine/reading/Block.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { whenIdle } from '#web/whenIdle.ts';

import type { RenderMark } from './MarkContext.ts';
import type * as Marks from './marks.tsx';

export interface Told {
  definition: ToolsetDefinition;
  content: ToolsetDocument;
  language: Language;
  known: KnownDocument;
}

interface Marked {
  blocks: readonly Block[];
  renderMark?: RenderMark;
  legend?: ReactNode;
  markPicture?: MarkDrawing | undefined;
}

/** A reading with what nobody has confirmed of it, and what shows that, once it is loaded. */
export function useMarked(blocks: readonly Block[], { definition, content, language, known }: Told): Marked {
  const [marks, setMarks] = useState<typeof Marks>();
  const isNeeded = known.unconfirmed.length > 0;
  useEffect(() => {
    // The text comes first; where the code for its marks cannot be loaded, it is read without them.
    if (isNeeded) whenIdle(() => void import('./marks.tsx').then(setMarks, () => {}));
  }, [isNeeded]);
  return useMemo(
    () => marks?.mark(blocks, { definition, content, language, known }) ?? { blocks },
    [marks, blocks, definition, content, language, known],
  );
}
