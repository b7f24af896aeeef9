import { type FileChild, Paragraph } from 'docx';

import type { Scene } from '#engine/picture/Scene.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import type { Chapter } from '#server/export/ExportDocument.ts';

import { docxBlock } from './docxBlock.ts';
import { docxHeading } from './docxHeading.ts';
import type { DocxPlan } from './DocxPlan.ts';
import { runs } from './runs.ts';

/** Of a picture that is as wide as the text, at 96 pixels to an inch. */
const textWidth = 642;

/**
 * A toolset: its title and purpose, its pictures, and what it says: all of it, since nobody can edit the words of a
 * picture.
 */
export function docxChapter({ title, purpose, paper, blocks, isUnconfirmed }: Chapter, plan: DocxPlan): FileChild[] {
  return [
    docxHeading(plan.chapterLevel, runs(title)),
    new Paragraph({ style: 'Subtitle', children: runs(purpose) }),
    ...(isUnconfirmed ? [new Paragraph({ keepNext: true, children: runs(wholeNote(plan), { bold: true }) })] : []),
    ...paper.flatMap((sheet) => picture(sheet, plan, paper.length > 1 ? sheet.about : undefined)),
    ...blocks.flatMap((block) => docxBlock(block, plan)),
  ];
}

function wholeNote({ language }: DocxPlan): string {
  return `${unconfirmedMark} ${unconfirmedWords[language].whole}`;
}

/** A picture, and what it is about where there are several. */
function picture(sheet: Scene, { pictures, contentLook }: DocxPlan, caption: string | undefined): Paragraph[] {
  return [
    new Paragraph({
      style: 'Picture',
      keepNext: Boolean(caption),
      children: [pictures.show(sheet, { width: textWidth })],
    }),
    ...(caption ? [new Paragraph({ style: 'Caption', children: runs(caption, contentLook) })] : []),
  ];
}
