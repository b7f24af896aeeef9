import { safeFileName } from '#engine/protocol/safeFileName.ts';

import { fileTypes } from './fileTypes.ts';
import type { ExportOrder } from './ExportOrder.ts';

/** Such as "Dönkap 2026-11-23.pdf". */
export function exportFileName({ project, date, format }: Pick<ExportOrder, 'project' | 'date' | 'format'>): string {
  return `${safeFileName(project.name)} ${date.slice(0, 10)}.${fileTypes[format].extension}`;
}
