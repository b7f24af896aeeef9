import type { Block } from '#engine/reading/Block.ts';

/** Every text of a reading that a person wrote or chose, without labels. */
export function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
      case 'quote':
        return [block.text];
      case 'image':
        return [];
      case 'list':
        return block.items.map(({ text }) => text);
      case 'fields':
        return block.fields.map(({ text }) => text);
      case 'table':
        return block.rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.text] : [])));
    }
  });
}
