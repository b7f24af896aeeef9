import { fileTypes } from './fileTypes.ts';
import type { ExportOrder } from './ExportOrder.ts';

const longest = 80; // characters of the project's name

/** Such as "Dönkap 2026-11-23.pdf", without signs that file systems refuse. */
export function exportFileName({ project, date, format }: Pick<ExportOrder, 'project' | 'date' | 'format'>): string {
  const name = [...project.name.replace(/[\p{C}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ')].slice(0, longest).join('');
  const stem = name.replace(/^[.\s]+|[.\s]+$/g, '') || 'Filiz';
  return `${stem} ${date.slice(0, 10)}.${fileTypes[format].extension}`;
}
