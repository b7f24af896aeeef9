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

import { coverFacts, logoWords } from '#server/export/coverFacts.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { cutAtSentence } from '#server/export/formats/cutAtSentence.ts';

import type { DocxPlan } from './DocxPlan.ts';
import { runs } from './runs.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
// Twentieths of a point: as wide as the text, and two thirds of the page.
const [width, height] = [9640, 9000];
// The rest of a long description stands in the chapter about the project.
const mostOfDescription = 500;
const usual = { fill: '#2f3e50', onFill: '#ffffff', quietOnFill: '#d9e0ea' };
// Pixels, at 96 to an inch.
const mostOfLogo = { width: 220, height: 64 };

/** The project's name on a dark field, and below it who made the document, when, and how far the project is. */
export function docxCover(document: ExportDocument, { contentLook, pictures }: DocxPlan): FileChild[] {
  const { project, brand } = document;
  const { fill, onFill } = brand?.colours ?? usual;
  const logo = brand?.logo && pictures.showLogo(brand.logo, logoWords(document), mostOfLogo);
  return [
    ...(logo ? [new Paragraph({ spacing: { after: 240 }, children: [logo] })] : []),
    field(hex(fill), [
      // Light here alone: the style is for any page.
      new Paragraph({
        heading: HeadingLevel.TITLE,
        spacing: { before: 3200 },
        children: runs(project.name, { ...contentLook, color: hex(onFill) }),
      }),
      new Paragraph({
        children: runs(cutAtSentence(project.description, mostOfDescription), {
          ...contentLook,
          size: 24,
          color: hex(brand?.colours ? onFill : usual.quietOnFill),
        }),
      }),
    ]),
    new Paragraph({ spacing: { after: 400 }, children: [] }),
    ...coverFacts(document).map((text) => new Paragraph({ children: runs(text) })),
  ];
}

const hex = (colour: string) => colour.slice(1).toUpperCase();

function field(fill: string, children: Paragraph[]): Table {
  const cell = new TableCell({
    children,
    width: { size: width, type: WidthType.DXA },
    shading: { type: ShadingType.CLEAR, fill, color: 'auto' },
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
