import { dayIn } from '#engine/dates/dayIn.ts';
import { countSaved } from '#server/export/countSaved.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { legendOf } from '#server/export/legendOf.ts';
import { noted } from '#server/export/noted.ts';
import { translate } from '#server/i18n/translate.ts';

import { rowHeights } from './rowHeights.ts';
import type { SheetCells, SheetPlan } from './SheetPlan.ts';
import { textCell, textCells } from './textCells.ts';
import { dateCell } from './valueCells.ts';

const widths = [36, 72, 16, 22];

/** The first sheet: the project's facts, and the toolsets with a link to the sheet of each. */
export function overviewSheet(document: ExportDocument, name: string, chapterNames: readonly string[]): SheetPlan {
  const { language, project, chapters, timeZone } = document;
  const facts = factRows(document);
  const head = (['toolset', 'purpose', 'stage', 'saved-at'] as const).map((key) =>
    textCell(translate(language, `export.sheet.${key}`), 'head'),
  );
  const toolsets = chapters.map(({ title, purpose, stage, savedAt, isUnconfirmed }): SheetCells => [
    textCell(noted(title, isUnconfirmed ? 'text' : undefined, language), 'framedLink'),
    textCell(purpose, 'body'),
    textCell(translate(language, `export.stages.${stage}`), 'body'),
    savedAt === null ? textCell('', 'body') : dateCell(dayIn(savedAt, timeZone), language),
  ]);
  const opening = [...textCells(project.name, 'title').map((cell) => [cell]), ...facts, [], head];
  const rows = [...opening, ...toolsets];
  return {
    name,
    rows,
    widths,
    heights: rowHeights(rows, widths),
    frozen: { rows: 0, columns: 0 },
    links: chapterNames.map((target, index) => ({ row: opening.length + index, column: 0, target })),
  };
}

function factRows(document: ExportDocument): SheetCells[] {
  const { language, project, date, timeZone } = document;
  const legend = legendOf(document);
  const label = (key: 'description' | 'author' | 'date' | 'saved' | 'confirmation') =>
    textCell(translate(language, `export.sheet.${key}`), 'label');
  const described = project.description.trim() ? textCells(project.description, 'body') : [];
  return [
    ...described.map((cell, index) => [index === 0 ? label('description') : textCell('', 'label'), cell]),
    ...(project.author ? [[label('author'), textCell(project.author, 'body')]] : []),
    [label('date'), dateCell(dayIn(date, timeZone), language)],
    [label('saved'), textCell(countSaved(document), 'body')],
    ...(legend === null ? [] : [[label('confirmation'), textCell(legend, 'body')]]),
  ];
}
