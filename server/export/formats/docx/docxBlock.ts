import { type FileChild, HeadingLevel, Paragraph, type TextRun } from 'docx';

import type { Block, Field } from '#engine/reading/Block.ts';

import { docxTable } from './docxTable.ts';
import { runs } from './runs.ts';

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
];

/** A block of a reading below a heading of level 1. */
export function docxBlock(block: Block): FileChild[] {
  switch (block.kind) {
    case 'heading': {
      const { level, text, number } = block;
      const heading = levels[Math.min(level, levels.length) - 1] ?? HeadingLevel.HEADING_5;
      return [new Paragraph({ heading, children: runs(number === undefined ? text : `${number}. ${text}`) })];
    }
    case 'paragraph':
      return [
        new Paragraph({ children: [...runIn(block.label), ...runs(block.text, block.lead ? { size: 24 } : {})] }),
      ];
    case 'quote':
      return [...label(block), new Paragraph({ style: 'Quote', children: runs(block.text) })];
    case 'list':
      return [
        ...label(block),
        ...block.items.map(
          ({ text }) => new Paragraph({ style: 'ListParagraph', bullet: { level: 0 }, children: runs(text) }),
        ),
      ];
    case 'fields':
      return [...label(block), ...fieldParagraphs(block.fields)];
    case 'table':
      return [...label(block), docxTable(block), new Paragraph({ spacing: { after: 80 }, children: [] })];
  }
}

/** Brief values together in a line, longer ones each in a paragraph. */
function fieldParagraphs(fields: readonly Field[]): Paragraph[] {
  const brief = fields.filter(({ isBrief, score }) => isBrief ?? score);
  const others = fields.filter((field) => !brief.includes(field));
  const together = brief.flatMap(({ label: name, text }, index) => [
    ...(index > 0 ? runs('   ·   ', { color: '566072' }) : []),
    ...runIn(name),
    ...runs(text),
  ]);
  return [
    ...(together.length > 0 ? [new Paragraph({ children: together })] : []),
    ...others.map(({ label: name, text }) => new Paragraph({ children: [...runIn(name), ...runs(text)] })),
  ];
}

/** A label that its text follows in the same line. */
function runIn(label: string | undefined): TextRun[] {
  return label === undefined ? [] : runs(/[?!:]$/.test(label) ? `${label} ` : `${label}: `, { bold: true });
}

function label({ label: text }: { label?: string }): Paragraph[] {
  return text === undefined ? [] : [new Paragraph({ style: 'Label', children: runs(text) })];
}
