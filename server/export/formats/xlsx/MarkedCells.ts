import type { CellObject } from 'write-excel-file/node';

import type { Language } from '#engine/languages/languages.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import type { Cell, SheetRow } from '#engine/tables/Tabulation.ts';
import type { Chapter } from '#server/export/ExportDocument.ts';
import { translate } from '#server/i18n/translate.ts';

import { valueCells } from './valueCells.ts';

/** The cells of a toolset, with what of them nobody has confirmed. */
export class MarkedCells {
  /** What the column is called that says it of rows. */
  readonly columnName: string;
  readonly #chapter: Pick<Chapter, 'places' | 'isUnconfirmed'>;
  readonly #language: Language;

  constructor(chapter: Pick<Chapter, 'places' | 'isUnconfirmed'>, language: Language) {
    this.columnName = translate(language, 'export.sheet.confirmation');
    this.#chapter = chapter;
    this.#language = language;
  }

  /** How much of a row nobody has confirmed, in words; nothing where all of it is, or the sheet says it. */
  stateOf({ pointer }: Pick<SheetRow, 'pointer'>): string {
    if (!this.#isMarked(pointer)) return '';
    return this.#isWhole(pointer)
      ? `${unconfirmedMark} ${unconfirmedWords[this.#language].all}`
      : translate(this.#language, 'export.sheet.partly-confirmed');
  }

  /** A value as cells, in italics and with the sign; a number stays one. */
  cellsOf(cell: Cell, row?: SheetRow): CellObject[] {
    const cells = valueCells(cell, this.#language);
    if (!this.#isMarked(cell.pointer) || (row && this.#isWhole(row.pointer))) return cells;
    const last = cells.length - 1;
    return cells.map((each, index) => ({ ...each, fontStyle: 'italic', ...(index === last && signed(each)) }));
  }

  #isMarked(pointer: string): boolean {
    return !this.#chapter.isUnconfirmed && this.#chapter.places.drafted.has(pointer);
  }

  #isWhole(pointer: string): boolean {
    return !this.#chapter.places.written.has(pointer);
  }
}

function signed({ value, format }: CellObject): Partial<CellObject> {
  if (typeof value === 'string') return { value: `${value}\u00A0${unconfirmedMark}` };
  return format === undefined ? {} : { format: `${format}" ${unconfirmedMark}"` };
}
