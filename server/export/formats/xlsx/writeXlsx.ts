import writeExcelFile from 'write-excel-file/node';

import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { translate } from '#server/i18n/translate.ts';

import { chapterSheet } from './chapterSheet.ts';
import { namesFeature } from './features/namesFeature.ts';
import { propertiesFeature } from './features/propertiesFeature.ts';
import { sheetFeature } from './features/sheetFeature.ts';
import { overviewSheet } from './overviewSheet.ts';
import { sheetNames } from './sheetNames.ts';

/** Writes a workbook: an overview, then a sheet for each toolset. */
export async function writeXlsx(document: ExportDocument): Promise<Uint8Array> {
  const { language, chapters } = document;
  const titles = [translate(language, 'export.sheet.overview'), ...chapters.map(({ title }) => title)];
  const [overview = '', ...names] = sheetNames(titles);
  const plans = [
    overviewSheet(document, overview, names),
    ...chapters.map((chapter, index) => chapterSheet(chapter, names[index]!, overview, language)),
  ];
  const sheets = plans.map(({ name, rows, widths, frozen }) => ({
    sheet: name,
    data: rows,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: frozen.rows,
    stickyColumnsCount: frozen.columns,
    showGridLines: false,
    orientation: 'landscape' as const,
  }));
  return writeExcelFile(sheets, {
    fontFamily: 'Arial',
    fontSize: 10,
    features: [sheetFeature(plans), namesFeature(plans), propertiesFeature(document)],
  }).toBuffer();
}
