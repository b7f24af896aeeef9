import { type FileChild, Paragraph, type TextRun } from 'docx';

import type { Block, Field } from '#engine/reading/Block.ts';

import { docxHeading } from './docxHeading.ts';
import type { DocxPlan } from './DocxPlan.ts';
import { docxTable } from './docxTable.ts';
import { runs } from './runs.ts';

// Pixels at 96 to an inch.
const mostOfImage = { width: 480, height: 360 };

/** A block of a reading, below the heading of its toolset. */
export function docxBlock(block: Block, { chapterLevel, contentLook, pictures }: DocxPlan): FileChild[] {
  switch (block.kind) {
    case 'heading': {
      const { level, text, number } = block;
      const title = number === undefined ? runs(text) : [...runs(`${number}. `), ...runs(text, contentLook)];
      return [docxHeading(level + chapterLevel - 1, title)];
    }
    case 'paragraph': {
      if (block.isNote) return [new Paragraph({ children: runs(block.text, { color: '566072', italics: true }) })];
      const look = { ...contentLook, ...(block.lead && { size: 24 }) };
      return [new Paragraph({ children: [...runIn(block.label), ...runs(block.text, look)] })];
    }
    case 'quote':
      return [...label(block), new Paragraph({ style: 'Quote', children: runs(block.text, contentLook) })];
    case 'image': {
      const shown = pictures.showImage(block, mostOfImage);
      if (!shown) return [new Paragraph({ children: [...runIn(block.label), ...runs(block.alt)] })];
      return [...label(block), new Paragraph({ style: 'Picture', children: [shown] })];
    }
    case 'list':
      return [
        ...label(block),
        ...block.items.map(({ text }) => new Paragraph({ style: 'ListBullet', children: runs(text, contentLook) })),
      ];
    case 'fields':
      return [...label(block), ...fieldParagraphs(block.fields, contentLook)];
    case 'table':
      return [...label(block), docxTable(block, contentLook), new Paragraph({ style: 'AfterTable', children: [] })];
  }
}

/** Brief values together in a line, longer ones each in a paragraph. Brief ones are mostly words of the reader's language. */
function fieldParagraphs(fields: readonly Field[], contentLook: DocxPlan['contentLook']): Paragraph[] {
  const brief = fields.filter(({ isBrief, score }) => isBrief ?? score);
  const others = fields.filter((field) => !brief.includes(field));
  const together = brief.flatMap(({ label: name, text }, index) => [
    ...(index > 0 ? runs('   ·   ', { color: '566072' }) : []),
    ...runIn(name),
    ...runs(text),
  ]);
  return [
    ...(together.length > 0 ? [new Paragraph({ children: together })] : []),
    ...others.map(({ label: name, text }) => new Paragraph({ children: [...runIn(name), ...runs(text, contentLook)] })),
  ];
}

/** A label that its text follows in the same line. */
function runIn(label: string | undefined): TextRun[] {
  return label === undefined ? [] : runs(/[?!:]$/.test(label) ? `${label} ` : `${label}: `, { bold: true });
}

function label({ label: text }: { label?: string }): Paragraph[] {
  return text === undefined ? [] : [new Paragraph({ style: 'Label', children: runs(text) })];
}
