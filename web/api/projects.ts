import type { Language } from '#engine/languages/languages.ts';
import type { ApprovedMany } from '#engine/protocol/approvals.ts';
import type { EvidenceAnswer } from '#engine/protocol/evidence.ts';
import type { GenerationAccepted } from '#engine/protocol/generation.ts';
import type { ProjectPath } from '#engine/protocol/path.ts';
import type { OpenedProject, Project, ProjectMode, ProjectStep } from '#engine/protocol/project.ts';

import { call, callPage } from './call.ts';

export interface ProjectQuery {
  search?: string | undefined;
  workspaceId?: string | undefined;
  /** Deleted projects that can be restored. */
  removed?: 'true' | undefined;
  sort?: 'recent' | 'name' | 'updated';
  limit?: number;
  cursor?: string | undefined;
}

export const listProjects = (query: ProjectQuery, signal?: AbortSignal) =>
  callPage<Project[]>('/api/projects', { query: { ...query }, ...(signal ? { signal } : {}) });

export interface NewProject {
  name: string;
  description: string;
  language: Language;
  workspaceId?: string;
  path?: string;
}

export const createProject = (body: NewProject, idempotencyKey: string) =>
  call<{ project: Project; generation: GenerationAccepted }>('/api/projects', { method: 'POST', body, idempotencyKey });

/** Returns the existing one, if any. */
export const createExampleProject = () => call<{ project: Project }>('/api/projects/example', { method: 'POST' });

export const fetchProject = (id: string) => call<OpenedProject>(`/api/projects/${id}`);

export interface ProjectChange {
  name?: string;
  description?: string;
  mode?: ProjectMode;
  workspaceId?: string;
  language?: Language;
}

export const updateProject = (id: string, body: ProjectChange) =>
  call<Project>(`/api/projects/${id}`, { method: 'PATCH', body });

export const listPaths = () => call<ProjectPath[]>('/api/paths');

export const choosePath = (id: string, path: string) =>
  call<Project>(`/api/projects/${id}/path`, { method: 'PUT', body: { path } });

/** Never for good, so that trying again after a lost answer does no harm. */
export const deleteProject = (id: string) =>
  call<void>(`/api/projects/${id}`, { method: 'DELETE', query: { forGood: 'false' } });

/** Of a project that is deleted already. */
export const deleteProjectForGood = (id: string) => call<void>(`/api/projects/${id}`, { method: 'DELETE' });

export const restoreProject = (id: string) => call<Project>(`/api/projects/${id}/restore`, { method: 'POST' });

export interface ProjectCopy {
  name: string;
  workspaceId: string;
  toolsets: 'all' | string[];
}

export const copyProject = (id: string, body: ProjectCopy, idempotencyKey: string) =>
  call<{ project: Project }>(`/api/projects/${id}/copies`, { method: 'POST', body, idempotencyKey });

export const fetchEvidence = (id: string, signal?: AbortSignal) =>
  call<EvidenceAnswer>(`/api/projects/${id}/evidence`, signal ? { signal } : {});

export const fetchToolsetStatuses = (id: string) => call<ProjectStep[]>(`/api/projects/${id}/toolsets`);

/** Saves the drafts of several toolsets as they are. */
export const approveDrafts = (id: string, body: { toolsets: string[]; read: boolean }) =>
  call<ApprovedMany>(`/api/projects/${id}/approvals`, { method: 'POST', body });
