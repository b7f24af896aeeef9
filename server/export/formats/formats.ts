import type { ExportFormat } from '#engine/protocol/exportFormats.ts';

import { docxFormat } from './docx/docxFormat.ts';
import type { Format } from './Format.ts';
import { jsonFormat } from './json/jsonFormat.ts';
import { markdownFormat } from './markdown/markdownFormat.ts';
import { pdfFormat } from './pdf/pdfFormat.ts';
import { pptxFormat } from './pptx/pptxFormat.ts';
import { xlsxFormat } from './xlsx/xlsxFormat.ts';

/** Every format, each with a folder of its own. */
export const formats: Readonly<Record<ExportFormat, Format>> = {
  pdf: pdfFormat,
  docx: docxFormat,
  pptx: pptxFormat,
  xlsx: xlsxFormat,
  markdown: markdownFormat,
  json: jsonFormat,
};
