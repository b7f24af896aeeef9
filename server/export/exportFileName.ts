import { dayIn } from '#engine/dates/dayIn.ts';
import { safeFileName } from '#engine/protocol/safeFileName.ts';

import type { ExportOrder } from './ExportOrder.ts';
import { formats } from './formats/formats.ts';

/** Such as "Dönkap 2026-11-23.pdf". */
export function exportFileName({
  project,
  date,
  timeZone,
  format,
}: Pick<ExportOrder, 'project' | 'date' | 'timeZone' | 'format'>): string {
  return `${safeFileName(project.name)} ${dayIn(date, timeZone)}.${formats[format].extension}`;
}
