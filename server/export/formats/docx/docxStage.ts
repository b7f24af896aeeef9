import {
  BorderStyle,
  type FileChild,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';

import type { Stage } from '#engine/contract/stages.ts';
import type { Chapter, ExportDocument } from '#server/export/ExportDocument.ts';
import { translate } from '#server/i18n/translate.ts';

import { docxHeading } from './docxHeading.ts';
import type { DocxPlan } from './DocxPlan.ts';
import { markRuns } from './markRuns.ts';
import { runs } from './runs.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const line = { style: BorderStyle.SINGLE, size: 4, color: 'D3D9E2' };
// Twentieths of a point.
const [pictureColumn, textColumn, space] = [3700, 5940, 160];
// Pixels at 96 to an inch: how wide a picture may be, how low, and what a page has for all rows.
const [widest, lowest, pageHeight] = [225, 40, 840];

/** A page that opens a stage: its name, and its toolsets, each with its picture and what it is for. */
export function docxStage(
  stage: Stage,
  chapters: readonly Chapter[],
  language: ExportDocument['language'],
  plan: DocxPlan,
): FileChild[] {
  return [
    docxHeading(1, runs(translate(language, `export.stages.${stage}`))),
    new Table({
      width: { size: pictureColumn + textColumn, type: WidthType.DXA },
      columnWidths: [pictureColumn, textColumn],
      borders: { top: line, bottom: line, left: none, right: none, insideHorizontal: line, insideVertical: none },
      margins: { top: space, bottom: space, left: 0, right: space },
      rows: chapters.map((chapter) =>
        row(chapter, plan, Math.max(lowest, pageHeight / chapters.length - (2 * space) / 15)),
      ),
    }),
  ];
}

function row(
  { title, purpose, sheets: [sheet], isUnconfirmed }: Chapter,
  { pictures, language }: DocxPlan,
  height: number,
): TableRow {
  const picture = sheet ? [pictures.show(sheet, { width: widest, height }, { isDecoration: true })] : [];
  return new TableRow({
    cantSplit: true,
    children: [
      cell(pictureColumn, [new Paragraph({ style: 'Picture', spacing: { before: 0, after: 0 }, children: picture })]),
      cell(textColumn, [
        new Paragraph({
          spacing: { after: 40 },
          children: [
            ...runs(title, { bold: true, size: 24 }),
            ...markRuns(isUnconfirmed ? 'text' : undefined, language),
          ],
        }),
        new Paragraph({ spacing: { after: 0 }, children: runs(purpose, { color: '566072' }) }),
      ]),
    ],
  });
}

function cell(size: number, children: Paragraph[]): TableCell {
  return new TableCell({ width: { size, type: WidthType.DXA }, verticalAlign: VerticalAlignTable.CENTER, children });
}
