import type { ProjectContent, Restored, Version, VersionContent } from '#engine/protocol/version.ts';

import { call } from './call.ts';

const at = (projectId: string, rest = '') => `/api/projects/${projectId}/versions${rest}`;

/** @param toolset lists only the versions in which this one changed */
export const listVersions = (projectId: string, toolset: string | null, signal: AbortSignal) =>
  call<Version[]>(at(projectId), { query: { toolset: toolset ?? undefined }, signal });

export const createVersion = (projectId: string, name: string, idempotencyKey: string) =>
  call<Version>(at(projectId), { method: 'POST', body: { name }, idempotencyKey });

export const fetchVersion = (projectId: string, id: string, signal?: AbortSignal) =>
  call<VersionContent>(at(projectId, `/${id}`), signal ? { signal } : {});

/** All that is saved now. */
export const fetchContents = (projectId: string, signal: AbortSignal) =>
  call<ProjectContent>(`/api/projects/${projectId}/contents`, { signal });

export const renameVersion = (projectId: string, id: string, name: string) =>
  call<Version>(at(projectId, `/${id}`), { method: 'PATCH', body: { name } });

export const deleteVersion = (projectId: string, id: string) =>
  call<void>(at(projectId, `/${id}`), { method: 'DELETE' });

/** @param only the only toolset to restore, and the only revision of it to write over */
export const restoreVersion = (
  projectId: string,
  id: string,
  only: { toolset?: string | undefined; revision?: number },
  idempotencyKey: string,
) => call<Restored>(at(projectId, `/${id}/restore`), { method: 'POST', body: only, idempotencyKey });
