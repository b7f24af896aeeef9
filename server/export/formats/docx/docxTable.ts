import { BorderStyle, Paragraph, ShadingType, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';

import type { Block } from '#engine/reading/Block.ts';
import { tableWidths } from '#server/export/formats/tableWidths.ts';

import type { DocxPlan } from './DocxPlan.ts';
import { toldRuns } from './toldRuns.ts';

/** Twentieths of a point between the margins of the page. */
const textWidth = 9640;
const line = { style: BorderStyle.SINGLE, size: 4, color: 'D3D9E2' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** A table whose head is repeated on each page, and whose rows do not break. */
export function docxTable({ columns, rows }: Extract<Block, { kind: 'table' }>, plan: DocxPlan): Table {
  const cells = rows.map((row) => row.cells);
  const shares = tableWidths(columns, cells);
  const sum = shares.reduce((total, share) => total + share, 0);
  const widths = shares.map((share) => Math.round((share / sum) * textWidth));
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((text, index) => cell([new TextRun({ text, bold: true })], widths[index]!, true)),
  });
  const body = cells.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: row.map((value, index) => cell(value ? toldRuns(value, plan) : [], widths[index]!)),
      }),
  );
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    borders: { top: line, bottom: line, left: none, right: none, insideHorizontal: line, insideVertical: none },
    margins: { top: 70, bottom: 70, left: 80, right: 80 },
    rows: [head, ...body],
  });
}

function cell(children: TextRun[], size: number, isHead = false): TableCell {
  return new TableCell({
    width: { size, type: WidthType.DXA },
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'F4F6F9', color: 'auto' } }),
    children: [new Paragraph({ spacing: { after: 0 }, children })],
  });
}
