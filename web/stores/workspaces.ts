import { proxy, ref } from 'valtio';

import type { Workspace } from '#engine/protocol/workspace.ts';
import {
  createWorkspace,
  deleteWorkspace,
  type Leaving,
  listWorkspaces,
  makeDefaultWorkspace,
  renameWorkspace,
} from '#web/api/workspaces.ts';

import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';

export const workspaces = proxy({
  items: ref<Workspace[]>([]),
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

const loading = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  workspaces.items = ref([]);
  workspaces.phase = 'loading';
});

export async function loadWorkspaces(): Promise<void> {
  await loadInto(workspaces, loading, listWorkspaces, (items) => {
    workspaces.items = ref(items);
  });
}

export async function addWorkspace(name: string, idempotencyKey: string): Promise<void> {
  await createWorkspace(name, idempotencyKey);
  await loadWorkspaces();
}

export async function changeWorkspace(id: string, name: string): Promise<void> {
  await renameWorkspace(id, name);
  await loadWorkspaces();
}

export async function changeDefaultWorkspace(id: string): Promise<void> {
  await makeDefaultWorkspace(id);
  await loadWorkspaces();
}

export async function deleteWorkspaceAndReload(id: string, leaving: Leaving): Promise<void> {
  await deleteWorkspace(id, leaving);
  await loadWorkspaces();
}
