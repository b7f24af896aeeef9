import type { Workspace } from '#engine/protocol/workspace.ts';

import { call } from './call.ts';

export const listWorkspaces = () => call<Workspace[]>('/api/workspaces');

export const createWorkspace = (name: string, idempotencyKey: string) =>
  call<Workspace>('/api/workspaces', { method: 'POST', body: { name }, idempotencyKey });

export const renameWorkspace = (id: string, name: string) =>
  call<Workspace>(`/api/workspaces/${id}`, { method: 'PATCH', body: { name } });

export const makeDefaultWorkspace = (id: string) =>
  call<Workspace>(`/api/workspaces/${id}`, { method: 'PATCH', body: { isDefault: true } });

/** What becomes of the projects in a workspace; null: there are none. */
export type Leaving = { projects: 'move'; to: string } | { projects: 'delete' } | null;

export const deleteWorkspace = (id: string, leaving: Leaving) =>
  call<void>(`/api/workspaces/${id}`, { method: 'DELETE', query: { ...leaving } });
