import type { Block } from '#engine/reading/Block.ts';
import type { Part } from '#engine/reading/Part.ts';

/** How much there is to read in parts, in characters. */
export function lengthOfParts(parts: readonly Part[]): number {
  return parts.reduce((sum, { blocks, parts: within }) => sum + lengthOfAll(blocks) + lengthOfParts(within), 0);
}

function lengthOfAll(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + lengthOf(block), 0);
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
