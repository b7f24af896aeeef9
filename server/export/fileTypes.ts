import type { ExportFormat } from '#engine/protocol/export.ts';

const openDocument = 'application/vnd.openxmlformats-officedocument';

/** What each format is called on disk and on the wire. */
export const fileTypes: Record<ExportFormat, { extension: string; mediaType: string }> = {
  pdf: { extension: 'pdf', mediaType: 'application/pdf' },
  docx: { extension: 'docx', mediaType: `${openDocument}.wordprocessingml.document` },
  pptx: { extension: 'pptx', mediaType: `${openDocument}.presentationml.presentation` },
  xlsx: { extension: 'xlsx', mediaType: `${openDocument}.spreadsheetml.sheet` },
  markdown: { extension: 'md', mediaType: 'text/markdown; charset=utf-8' },
  json: { extension: 'json', mediaType: 'application/json' },
};
