import type { ExportFormat } from '#engine/protocol/export.ts';

import type { ExportDocument } from './ExportDocument.ts';

/** Writes one format. */
export type Writer = (document: ExportDocument) => Promise<Uint8Array>;

/** Loaded when first needed: each format brings a library of its own. */
export const writers: Record<ExportFormat, () => Promise<Writer>> = {
  pdf: async () => (await import('./formats/pdf/writePdf.ts')).writePdf,
  docx: async () => (await import('./formats/docx/writeDocx.ts')).writeDocx,
  pptx: async () => (await import('./formats/pptx/writePptx.ts')).writePptx,
  xlsx: async () => (await import('./formats/xlsx/writeXlsx.ts')).writeXlsx,
  markdown: async () => (await import('./formats/markdown/writeMarkdown.ts')).writeMarkdown,
  json: async () => (await import('./formats/json/writeJson.ts')).writeJson,
};
