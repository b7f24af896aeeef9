import type { Block } from '#engine/reading/Block.ts';

/** In characters: more than some eight screens. */
const longest = 8000;

/** Whether a reading is too long to be overlooked at once. */
export function isLong(blocks: readonly Block[]): boolean {
  return blocks.reduce((sum, block) => sum + lengthOf(block), 0) > longest;
}

function lengthOf(block: Block): number {
  const length = (texts: readonly { text: string }[]) => texts.reduce((sum, { text }) => sum + text.length, 0);
  switch (block.kind) {
    case 'list':
      return length(block.items);
    case 'fields':
      return length(block.fields);
    case 'table':
      return length(block.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null)));
    case 'image':
      return 0;
    default:
      return block.text.length;
  }
}
