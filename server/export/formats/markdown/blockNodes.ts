import type { RootContent } from 'mdast';

import type { Block } from '#engine/reading/Block.ts';

import { heading, list, paragraph, strong, table } from './nodes.ts';

/** A block of a reading below a chapter's heading of level 2. */
export function blockNodes(block: Block): RootContent[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block.level + 1, block.number === undefined ? block.text : `${block.number}. ${block.text}`)];
    case 'paragraph':
      return [paragraph(block.text, block.label)];
    case 'quote':
      return [...labelNodes(block), { type: 'blockquote', children: [paragraph(block.text)] }];
    case 'list':
      return [...labelNodes(block), list(block.items.map(({ text }) => paragraph(text)))];
    case 'fields':
      return [list(block.fields.map(({ label, text }) => paragraph(text, label)))];
    case 'table':
      return [
        ...labelNodes(block),
        table([block.columns, ...block.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? ''))]),
      ];
  }
}

function labelNodes({ label }: { label?: string }): RootContent[] {
  return label === undefined ? [] : [{ type: 'paragraph', children: [strong(label)] }];
}
