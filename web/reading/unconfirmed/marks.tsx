import type { Block } from '#engine/reading/Block.ts';

import type { RenderMark } from './MarkContext.ts';
import { markSubject } from './markSubject.ts';
import { UnconfirmedLegend } from './UnconfirmedLegend.tsx';
import { UnconfirmedMark } from './UnconfirmedMark.tsx';
import type { Told } from './useMarked.ts';

const renderMark: RenderMark = (scope) => <UnconfirmedMark scope={scope} />;

/** A reading with all that tells what of it nobody has confirmed. Loaded only where there is something to mark. */
export function mark(blocks: readonly Block[], { content, ...told }: Told) {
  const marks = markSubject(told, content, { isToldBeside: true });
  if (!marks) return { blocks };
  const reading = marks.markBlocks(blocks);
  return {
    blocks: reading.blocks,
    renderMark,
    legend: <UnconfirmedLegend isWhole={reading.isUnconfirmed} />,
    markPicture: marks.markPicture,
  };
}
