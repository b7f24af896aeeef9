import type { Block } from '#engine/reading/Block.ts';

import { cutAtWord } from './formats/cutAtWord.ts';

// In letters: what is shorter costs less than looking it up would.
const [shortest, kept] = [70, 44];

/**
 * Readings of toolsets that follow each other, in which a quotation that stood in a list before is told by its
 * beginning.
 */
export function toldOnce(): (blocks: readonly Block[]) => Block[] {
  const told = new Set<string>();
  return (blocks) =>
    blocks.map((block) => {
      if (block.kind !== 'list') return block;
      const items = block.items.map((item) => {
        if (item.text.length < shortest) return item;
        if (told.has(item.text)) return { ...item, text: cutAtWord(item.text, kept) };
        told.add(item.text);
        return item;
      });
      return { ...block, items };
    });
}
