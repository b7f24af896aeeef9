import type { Block } from '#engine/reading/Block.ts';

import type { ExportDocument } from './ExportDocument.ts';

/** Whether an export holds anything that nobody has confirmed, and so has to say what its sign means. */
export function hasUnconfirmed({ chapters }: Pick<ExportDocument, 'chapters'>): boolean {
  return chapters.some(({ isUnconfirmed, blocks }) => isUnconfirmed || blocks.some(isMarked));
}

function isMarked(block: Block): boolean {
  if (block.unconfirmed) return true;
  switch (block.kind) {
    case 'list':
      return block.items.some(({ unconfirmed }) => unconfirmed);
    case 'fields':
      return block.fields.some(({ unconfirmed }) => unconfirmed);
    case 'table':
      return block.rows.some(({ cells }) => cells.some((cell) => cell?.unconfirmed));
    default:
      return false;
  }
}
