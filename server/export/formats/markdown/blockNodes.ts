import type { BlockContent, RootContent } from 'mdast';

import type { Language } from '#engine/languages/languages.ts';
import type { Block, HeadingBlock, UnconfirmedScope } from '#engine/reading/Block.ts';
import { noted } from '#server/export/noted.ts';

import { emphasis, heading, label, lead, list, paragraphs, table } from './nodes.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

/** A block of a reading below a chapter's heading of level 2. */
export function blockNodes(block: Block, language: Language): RootContent[] {
  const textOf = (told: { text: string; unconfirmed?: UnconfirmedScope }) =>
    noted(told.text, told.unconfirmed, language);
  switch (block.kind) {
    case 'heading': {
      const title = textOf(block);
      return [heading(block.level + 1, block.number === undefined ? title : `${block.number}. ${title}`)];
    }
    case 'paragraph':
      if (block.isNote) return [emphasis(block.text)];
      return block.lead ? [...labelNodes(block), ...lead(textOf(block))] : paragraphs(textOf(block), block.label);
    case 'quote':
      return [...labelNodes(block), { type: 'blockquote', children: paragraphs(textOf(block)) }];
    case 'image':
      // There is no file beside this one.
      return paragraphs(noted(block.alt, block.unconfirmed, language), block.label);
    case 'list':
      return [...labelNodes(block, language), list(block.items.map((item) => paragraphs(textOf(item))))];
    case 'fields':
      return [
        ...labelNodes(block, language),
        list(block.fields.map((field) => paragraphs(textOf(field), field.label))),
      ];
    case 'table':
      return [...labelNodes(block, language), tableNode(block, textOf)];
  }
}

/** A list of its rows where a cell has several lines, which a table of Markdown has no place for. */
function tableNode(
  { columns, rows }: TableBlock,
  textOf: (cell: NonNullable<TableBlock['rows'][number]['cells'][number]>) => string,
): BlockContent {
  const texts = rows.map(({ cells }) => cells.map((cell) => cell && textOf(cell)));
  const isOfLines = texts.some((row) => row.some((text) => text?.includes('\n')));
  if (!isOfLines) return table([columns, ...texts.map((row) => row.map((text) => text ?? ''))]);
  return list(
    texts.map((row) => row.flatMap((text, index) => (text === null ? [] : paragraphs(text, columns[index])))),
  );
}

/** @param language of what is said of the block as a whole; absent where its own text says it */
function labelNodes({ label: text, unconfirmed }: Exclude<Block, HeadingBlock>, language?: Language): RootContent[] {
  if (text === undefined) return [];
  return [label(language ? noted(text, unconfirmed, language) : text)];
}
