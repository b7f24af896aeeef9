import type { Workspace } from '#engine/protocol/workspace.ts';

import { call } from './call.ts';

export const listWorkspaces = () => call<Workspace[]>('/api/workspaces');

export const createWorkspace = (name: string, idempotencyKey: string) =>
  call<Workspace>('/api/workspaces', { method: 'POST', body: { name }, idempotencyKey });

export const renameWorkspace = (id: string, name: string) =>
  call<Workspace>(`/api/workspaces/${id}`, { method: 'PATCH', body: { name } });

export const deleteWorkspace = (id: string) => call<void>(`/api/workspaces/${id}`, { method: 'DELETE' });
