import { proxy, ref } from 'valtio';

import type { Workspace } from '#engine/protocol/workspace.ts';

import { createWorkspace, deleteWorkspace, listWorkspaces, renameWorkspace } from '../api/workspaces.ts';
import { onPersonChange } from './onPersonChange.ts';

export const workspaces = proxy({
  items: ref<Workspace[]>([]),
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

/** Request counter: only the answer to the last request is shown, and none that belongs to another person. */
let asked = 0;

onPersonChange(() => {
  asked += 1;
  workspaces.items = ref([]);
  workspaces.phase = 'loading';
});

export async function loadWorkspaces(): Promise<void> {
  const request = (asked += 1);
  if (workspaces.phase === 'failed') workspaces.phase = 'loading';
  try {
    const items = await listWorkspaces();
    if (request !== asked) return;
    workspaces.items = ref(items);
    workspaces.phase = 'ready';
  } catch (error) {
    if (request !== asked) return;
    workspaces.phase = 'failed';
    workspaces.error = ref(error as object);
  }
}

export async function addWorkspace(name: string, idempotencyKey: string): Promise<void> {
  await createWorkspace(name, idempotencyKey);
  await loadWorkspaces();
}

export async function changeWorkspace(id: string, name: string): Promise<void> {
  await renameWorkspace(id, name);
  await loadWorkspaces();
}

export async function removeWorkspace(id: string): Promise<void> {
  await deleteWorkspace(id);
  await loadWorkspaces();
}
