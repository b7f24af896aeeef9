import type { BlockContent, RootContent } from 'mdast';

import type { Block } from '#engine/reading/Block.ts';

import { emphasis, heading, label, lead, list, paragraphs, table } from './nodes.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

/** A block of a reading below a chapter's heading of level 2. */
export function blockNodes(block: Block): RootContent[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block.level + 1, block.number === undefined ? block.text : `${block.number}. ${block.text}`)];
    case 'paragraph':
      if (block.isNote) return [emphasis(block.text)];
      return block.lead ? [...labelNodes(block), ...lead(block.text)] : paragraphs(block.text, block.label);
    case 'quote':
      return [...labelNodes(block), { type: 'blockquote', children: paragraphs(block.text) }];
    case 'image':
      // There is no file beside this one.
      return paragraphs(block.alt, block.label);
    case 'list':
      return [...labelNodes(block), list(block.items.map(({ text }) => paragraphs(text)))];
    case 'fields':
      return [...labelNodes(block), list(block.fields.map((field) => paragraphs(field.text, field.label)))];
    case 'table':
      return [...labelNodes(block), tableNode(block)];
  }
}

/** A list of its rows where a cell has several lines, which a table of Markdown has no place for. */
function tableNode({ columns, rows }: TableBlock): BlockContent {
  const isOfLines = rows.some(({ cells }) => cells.some((cell) => cell?.text.includes('\n')));
  if (!isOfLines) return table([columns, ...rows.map(({ cells }) => cells.map((cell) => cell?.text ?? ''))]);
  return list(
    rows.map(({ cells }) => cells.flatMap((cell, index) => (cell ? paragraphs(cell.text, columns[index]) : []))),
  );
}

function labelNodes({ label: text }: { label?: string }): RootContent[] {
  return text === undefined ? [] : [label(text)];
}
