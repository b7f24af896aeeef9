import { dayIn } from '#engine/dates/dayIn.ts';
import { safeFileName } from '#engine/protocol/safeFileName.ts';

import { fileTypes } from './fileTypes.ts';
import type { ExportOrder } from './ExportOrder.ts';

/** Such as "Dönkap 2026-11-23.pdf". */
export function exportFileName({
  project,
  date,
  timeZone,
  format,
}: Pick<ExportOrder, 'project' | 'date' | 'timeZone' | 'format'>): string {
  return `${safeFileName(project.name)} ${dayIn(date, timeZone)}.${fileTypes[format].extension}`;
}
