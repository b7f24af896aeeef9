import type { CellObject } from 'write-excel-file/node';

import { type Language, languageFacts } from '#engine/languages/languages.ts';
import type { Cell } from '#engine/tables/Tabulation.ts';
import { unitSign } from '#engine/units/formatFigure.ts';
import type { Unit } from '#engine/units/Unit.ts';

import { cellStyles } from './cellStyles.ts';
import { textCells } from './textCells.ts';

// Written out with the month's name in the language of the export, whatever the language of the program.
const dateFormat = (language: Language) => `[$-${languageFacts[language].windowsId}]d mmmm yyyy`;
// The format knows no day before the first one and none after the last one.
const [firstDay, lastDay] = ['1900-03-01', '9999-12-31'];
const bullet = '• ';

/** A value as cells with its type: one, or several where a text is longer than a cell can be. */
export function valueCells(cell: Cell, language: Language): CellObject[] {
  switch (cell.kind) {
    case 'number':
      return [numberCell(cell.value, cell.unit, language)];
    case 'date':
      return [dateCell(cell.date, language)];
    case 'text':
      return textCells(cell.text, 'body');
    case 'texts':
      return textCells(joinTexts(cell.texts), 'body');
  }
}

/** A day such as "2026-03-01" as a date that can be sorted and counted with. */
export function dateCell(day: string, language: Language): CellObject {
  if (day < firstDay || day > lastDay) return { ...cellStyles.date, type: String, value: day };
  return { ...cellStyles.date, type: Date, value: new Date(`${day}T00:00:00Z`), format: dateFormat(language) };
}

/** Each on a line of its own; marked, since long ones take several lines. */
export function joinTexts(texts: readonly string[]): string {
  return texts.length > 1 ? texts.map((text) => bullet + text).join('\n') : texts.join('');
}

function numberCell(value: number, unit: Unit | undefined, language: Language): CellObject {
  return { ...cellStyles.number, type: Number, value, format: numberFormat(value, unit, language) };
}

/** How a program for sheets shows the number; separators follow the language of the program. */
function numberFormat(value: number, unit: Unit | undefined, language: Language): string {
  const isSmall = Math.abs(value) < 10_000 && unit === undefined;
  const digits = Number.isInteger(value) ? (isSmall ? '0' : '#,##0') : '#,##0.00';
  const sign = unitSign(unit, language);
  if (!sign) return digits;
  // Within a format, a quotation mark would end the text.
  const text = sign.text.replaceAll('"', '');
  const blank = unit?.kind === 'word' ? ' ' : '';
  return sign.isBefore ? `"${text}"${digits}` : `${digits}"${blank}${text}"`;
}
