import { type FileChild, Paragraph, type TextRun } from 'docx';

import type { Block, Field } from '#engine/reading/Block.ts';

import { docxHeading } from './docxHeading.ts';
import type { DocxPlan } from './DocxPlan.ts';
import { docxTable } from './docxTable.ts';
import { markRuns } from './markRuns.ts';
import { runs } from './runs.ts';
import { toldRuns } from './toldRuns.ts';

// Pixels at 96 to an inch.
const mostOfImage = { width: 480, height: 360 };

/** A block of a reading, below the heading of its toolset. */
export function docxBlock(block: Block, plan: DocxPlan): FileChild[] {
  const { chapterLevel, pictures, language } = plan;
  switch (block.kind) {
    case 'heading': {
      const { level, number } = block;
      const title = [...(number === undefined ? [] : runs(`${number}. `)), ...toldRuns(block, plan)];
      return [docxHeading(level + chapterLevel - 1, title)];
    }
    case 'paragraph': {
      if (block.isNote) return [new Paragraph({ children: runs(block.text, { color: '566072', italics: true }) })];
      const look = block.lead ? { size: 24 } : {};
      return [new Paragraph({ children: [...runIn(block.label), ...toldRuns(block, plan, look)] })];
    }
    case 'quote':
      return [...label(block.label), new Paragraph({ style: 'Quote', children: toldRuns(block, plan) })];
    case 'image': {
      const shown = pictures.showImage(block, mostOfImage);
      if (!shown) return [new Paragraph({ children: [...runIn(block.label), ...runs(block.alt)] })];
      return [
        ...label(block.label, markRuns(block.unconfirmed, language)),
        new Paragraph({ style: 'Picture', children: [shown] }),
      ];
    }
    case 'list':
      return [
        ...label(block.label, markRuns(block.unconfirmed, language)),
        ...block.items.map((item) => new Paragraph({ style: 'ListBullet', children: toldRuns(item, plan) })),
      ];
    case 'fields':
      return [...label(block.label, markRuns(block.unconfirmed, language)), ...fieldParagraphs(block.fields, plan)];
    case 'table':
      return [
        ...label(block.label, markRuns(block.unconfirmed, language)),
        docxTable(block, plan),
        new Paragraph({ style: 'AfterTable', children: [] }),
      ];
  }
}

/** Brief values together in a line, longer ones each in a paragraph. */
function fieldParagraphs(fields: readonly Field[], plan: DocxPlan): Paragraph[] {
  const brief = fields.filter(({ isBrief, score }) => isBrief ?? score);
  const others = fields.filter((field) => !brief.includes(field));
  const valueOf = (field: Field) => [...runIn(field.label), ...toldRuns(field, plan)];
  const together = brief.flatMap((field, index) => [
    ...(index > 0 ? runs('   ·   ', { color: '566072' }) : []),
    ...valueOf(field),
  ]);
  return [
    ...(together.length > 0 ? [new Paragraph({ children: together })] : []),
    ...others.map((field) => new Paragraph({ children: valueOf(field) })),
  ];
}

/** A label that its text follows in the same line. */
function runIn(label: string | undefined): TextRun[] {
  return label === undefined ? [] : runs(/[?!:]$/.test(label) ? `${label} ` : `${label}: `, { bold: true });
}

function label(text: string | undefined, mark: TextRun[] = []): Paragraph[] {
  return text === undefined ? [] : [new Paragraph({ style: 'Label', children: [...runs(text), ...mark] })];
}
