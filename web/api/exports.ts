import type { Language } from '#engine/languages/languages.ts';
import type { ExportCheck, ExportDeck } from '#engine/protocol/export.ts';
import type { ExportFormat } from '#engine/protocol/exportFormats.ts';
import type { ImportedOver, ImportedProject } from '#engine/protocol/projectFile.ts';

import { call } from './call.ts';
import { fetchFile } from './fetchFile.ts';

export interface ExportChoice {
  toolsets: string[];
  format: ExportFormat;
  openQuestions: boolean;
  /** Without what AI drafted and nobody has confirmed. */
  confirmedOnly?: boolean;
  /** Which slides PowerPoint gets. */
  deck?: ExportDeck;
  /** Instead of what is saved now. */
  version?: string;
  /** Of headings and labels. */
  language: Language;
}

/** Aborting the signal stops the server's work as well. */
export const exportProject = (id: string, body: ExportChoice, signal: AbortSignal) =>
  fetchFile(`/api/projects/${id}/exports`, { method: 'POST', body, signal });

/** What an export of these toolsets could not say. */
export const checkExport = (id: string, body: Pick<ExportChoice, 'toolsets' | 'version'>, signal: AbortSignal) =>
  call<ExportCheck>(`/api/projects/${id}/exports/check`, { method: 'POST', body, signal });

export function importProject(file: File, workspaceId: string | null, signal: AbortSignal): Promise<ImportedProject> {
  const body = new FormData();
  if (workspaceId) body.set('workspaceId', workspaceId);
  body.set('file', file);
  return call<ImportedProject>('/api/projects/import', { method: 'POST', body, signal });
}

/** Over the contents of a project. */
export function importOver(projectId: string, file: File, signal: AbortSignal): Promise<ImportedOver> {
  const body = new FormData();
  body.set('file', file);
  return call<ImportedOver>(`/api/projects/${projectId}/import`, { method: 'POST', body, signal });
}
