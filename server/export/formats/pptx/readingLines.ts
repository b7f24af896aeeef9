import type { Block } from '#engine/reading/Block.ts';

import { cleanText } from './cleanText.ts';

/** A reading as plain paragraphs. */
export function readingLines(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap((block, index) => (block.kind === 'heading' && index > 0 ? ['', ...lines(block)] : lines(block)))
    .flatMap((line) => cleanText(line).split('\n'));
}

function lines(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.number === undefined ? block.text : `${block.number}. ${block.text}`];
    case 'paragraph':
      return [labelled(block.label, block.text)];
    case 'quote':
      return [labelled(block.label, `“${block.text}”`)];
    case 'image':
      return [labelled(block.label, block.alt)];
    case 'list':
      return [...nameOf(block.label), ...block.items.map(({ text }) => `• ${text}`)];
    case 'fields':
      return [...nameOf(block.label), ...block.fields.map(({ label, text }) => labelled(label, text))];
    case 'table':
      return [
        ...nameOf(block.label),
        ...block.rows.map(
          ({ cells }) =>
            `• ${cells
              .flatMap((cell, index) =>
                cell ? [index === 0 ? cell.text : labelled(block.columns[index], cell.text)] : [],
              )
              .join('; ')}`,
        ),
      ];
  }
}

function labelled(label: string | undefined, text: string): string {
  return label ? `${label}: ${text}` : text;
}

function nameOf(label: string | undefined): string[] {
  return label ? [`${label}:`] : [];
}
