import {
  BorderStyle,
  type FileChild,
  HeadingLevel,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';

import { formatDay } from '#engine/dates/formatDay.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { cutAtSentence } from '#server/export/formats/cutAtSentence.ts';
import { translate } from '#server/i18n/translate.ts';

import type { DocxPlan } from './DocxPlan.ts';
import { runs } from './runs.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
// Twentieths of a point: as wide as the text, and two thirds of the page.
const [width, height] = [9640, 9000];
// The rest of a long description stands in the chapter about the project.
const mostOfDescription = 500;

/** The project's name on a dark field, and below it who made the document, when, and how far the project is. */
export function docxCover(document: ExportDocument, { contentLook }: DocxPlan): FileChild[] {
  const { language, project, date, timeZone } = document;
  const facts = [
    project.author && translate(language, 'export.made-by', { name: project.author }),
    formatDay(date, language, 'long', timeZone),
  ];
  return [
    field([
      // Light here alone: the style is for any page.
      new Paragraph({
        heading: HeadingLevel.TITLE,
        spacing: { before: 3200 },
        children: runs(project.name, { ...contentLook, color: 'FFFFFF' }),
      }),
      new Paragraph({
        children: runs(cutAtSentence(project.description, mostOfDescription), {
          ...contentLook,
          size: 24,
          color: 'D9E0EA',
        }),
      }),
    ]),
    new Paragraph({ spacing: { after: 400 }, children: [] }),
    ...facts.filter(Boolean).map((text) => new Paragraph({ children: runs(text) })),
  ];
}

function field(children: Paragraph[]): Table {
  const cell = new TableCell({
    children,
    width: { size: width, type: WidthType.DXA },
    shading: { type: ShadingType.CLEAR, fill: '2F3E50', color: 'auto' },
    margins: { top: 500, bottom: 500, left: 600, right: 600 },
    verticalAlign: VerticalAlignTable.TOP,
  });
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: [width],
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    rows: [new TableRow({ height: { value: height, rule: HeightRule.ATLEAST }, children: [cell] })],
  });
}
