import type { Block } from '#engine/reading/Block.ts';
import type { Part } from '#engine/reading/Part.ts';

/** Nests the blocks of a reading by the levels of its headings. */
export function toParts(blocks: readonly Block[]): Part[] {
  const top: Part[] = [];
  const open: Part[] = [];
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      open.at(-1)?.blocks.push(block);
      continue;
    }
    while ((open.at(-1)?.heading.level ?? 0) >= block.level) open.pop();
    const part: Part = { heading: block, blocks: [], parts: [] };
    (open.at(-1)?.parts ?? top).push(part);
    open.push(part);
  }
  return top;
}
