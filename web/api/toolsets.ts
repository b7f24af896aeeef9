import type { Approval, ApprovalRequest } from '#engine/protocol/approvals.ts';
import type { ReplaceLocksRequest, SavedToolset, ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDefinitionResponse, ToolsetSummary } from '#engine/protocol/toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { call, readJson } from './call.ts';
import { sendRequest } from './sendRequest.ts';

export const listToolsets = () => call<ToolsetSummary[]>('/api/toolsets');

export interface TaggedDefinition {
  etag: string;
  definition: ToolsetDefinitionResponse;
}

/** Revalidates a definition by its ETag; returns `known` when it is unchanged. */
export async function fetchDefinition(id: string, known?: TaggedDefinition): Promise<TaggedDefinition> {
  const headers: Record<string, string> = known?.etag ? { 'If-None-Match': known.etag } : {};
  const response = await sendRequest(`/api/toolsets/${encodeURIComponent(id)}`, { headers });
  if (response.status === 304 && known) return known;
  const { data } = await readJson<{ data: ToolsetDefinitionResponse }>(response);
  return { etag: response.headers.get('ETag') ?? '', definition: data };
}

const addressOf = (projectId: string, toolsetId: string) =>
  `/api/projects/${projectId}/toolsets/${encodeURIComponent(toolsetId)}`;

export const fetchToolsetState = (projectId: string, toolsetId: string) =>
  call<ToolsetState>(addressOf(projectId, toolsetId));

/** Saves what was made from this revision, and from the draft of this generation. */
export const saveToolset = (
  projectId: string,
  toolsetId: string,
  body: {
    content: ToolsetDocument;
    revision: number;
    draft: string | null;
    decided: boolean;
    undoes?: string;
    byItself?: boolean;
  },
) => call<SavedToolset>(addressOf(projectId, toolsetId), { method: 'PUT', body });

export const saveLocks = (projectId: string, toolsetId: string, body: ReplaceLocksRequest) =>
  call<{ pointers: string[] }>(`${addressOf(projectId, toolsetId)}/locks`, { method: 'PUT', body });

export const deleteDraft = (projectId: string, toolsetId: string) =>
  call<void>(`${addressOf(projectId, toolsetId)}/draft`, { method: 'DELETE' });

/** Whoever leaves a toolset that was saved by itself has done with it. */
export const endSitting = (projectId: string, toolsetId: string) =>
  call<void>(`${addressOf(projectId, toolsetId)}/sitting`, { method: 'DELETE' });

/** Saves some places of a draft; the rest stays the draft. */
export const approvePlaces = (projectId: string, toolsetId: string, body: ApprovalRequest) =>
  call<Approval>(`${addressOf(projectId, toolsetId)}/approvals`, { method: 'POST', body });
