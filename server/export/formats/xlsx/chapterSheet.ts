import type { Language } from '#engine/languages/languages.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import { tabulate } from '#engine/tables/tabulate.ts';
import type { SheetField, SheetTable } from '#engine/tables/Tabulation.ts';
import type { Chapter } from '#server/export/ExportDocument.ts';
import { printable } from '#server/export/printable.ts';
import { translate } from '#server/i18n/translate.ts';

import { layFields } from './layFields.ts';
import { MarkedCells } from './MarkedCells.ts';
import { rowHeights } from './rowHeights.ts';
import type { SheetCells, SheetPlan } from './SheetPlan.ts';
import { textCell } from './textCells.ts';

const linkRow = 1;

/** A toolset's sheet: its single fields, then its tables below one another. */
export function chapterSheet(chapter: Chapter, name: string, overview: string, language: Language): SheetPlan {
  const { definition, content, references, figures, title, isUnconfirmed } = chapter;
  const { fields, tables } = tabulate(definition, mapTexts(content, printable), language, references, figures);
  const opening = [
    [textCell(title, 'title')],
    [textCell(translate(language, 'export.sheet.back'), 'link')],
    ...(isUnconfirmed ? [[textCell(`${unconfirmedMark} ${unconfirmedWords[language].whole}`, 'note')]] : []),
  ];
  const sheet = new MarkedCells(chapter, language);
  const bodies = tables.map((table) => rowsOfTable(table, sheet));
  const fieldRows = fields.flatMap((field) => rowsOfField(field, sheet));
  const laid = layFields(fieldRows, bodies.flat());
  const rows: SheetCells[] = [...opening, ...laid.rows];
  // A table at the top needs no name but the sheet's, and its head stays in sight.
  const startsWithTable = fieldRows.length === 0 && tables.length > 0;
  const placed = tables.map(({ title: caption }, index) => {
    if (index > 0 || !startsWithTable) rows.push([], [textCell(caption, 'caption')]);
    const row = rows.length;
    const body = bodies[index] ?? [];
    rows.push(...body);
    return { row, rows: body.length - 1, columns: body[0]?.length ?? 0 };
  });
  return {
    name,
    rows,
    widths: laid.widths,
    heights: rowHeights(rows, laid.widths),
    frozen: { rows: opening.length + (startsWithTable ? 1 : 0), columns: 1 },
    links: [{ row: linkRow, column: 0, target: overview }],
    table: placed.toSorted((one, other) => other.rows - one.rows)[0],
  };
}

function rowsOfField({ label, cells }: SheetField, sheet: MarkedCells): SheetCells[] {
  const values = cells.flatMap((cell) => sheet.cellsOf(cell));
  return values.map((value, index) => [textCell(index === 0 ? label : '', 'label'), { ...value, align: 'left' }]);
}

function rowsOfTable({ columns, rows }: SheetTable, sheet: MarkedCells): SheetCells[] {
  // A column of its own can be filtered; a sign in each of a row's cells could not.
  const states = rows.map((row) => sheet.stateOf(row));
  const isTold = states.some((state) => state !== '');
  const head = [...columns, ...(isTold ? [sheet.columnName] : [])];
  const body = rows.map((row, index) => {
    const cells = row.cells.map((cell) => (cell ? sheet.cellsOf(cell, row) : []));
    return [...cells, ...(isTold ? [[textCell(states[index] ?? '', 'body')]] : [])];
  });
  return [head.map((label) => textCell(label, 'head')), ...body.flatMap(rowsOfItem)];
}

/** One row, and further ones below for what is longer than a cell can be. */
function rowsOfItem(columns: readonly SheetCells[]): SheetCells[] {
  const height = Math.max(1, ...columns.map((parts) => parts.length));
  return Array.from({ length: height }, (_, index) => columns.map((parts) => parts[index] ?? textCell('', 'body')));
}
