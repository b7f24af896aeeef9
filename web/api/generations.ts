import type { Generation, GenerationAccepted } from '#engine/protocol/generation.ts';

import { call } from './call.ts';

export interface ToolsetGenerationRequest {
  extraNotes?: string;
  fields?: string[];
  /** Only what is left of the draft that broke off. */
  goOn?: true;
}

export const generateToolset = (
  projectId: string,
  toolsetId: string,
  body: ToolsetGenerationRequest,
  idempotencyKey: string,
) =>
  call<GenerationAccepted>(`/api/projects/${projectId}/toolsets/${encodeURIComponent(toolsetId)}/generations`, {
    method: 'POST',
    body,
    idempotencyKey,
  });

export const generateProject = (
  projectId: string,
  // `goOn`: of drafts that broke off, only what is left.
  body: { toolsets: 'all' | string[]; goOn?: true },
  idempotencyKey: string,
) =>
  call<GenerationAccepted>(`/api/projects/${projectId}/generations`, {
    method: 'POST',
    body,
    idempotencyKey,
  });

export const fetchGeneration = (id: string) => call<Generation>(`/api/generations/${id}`);

export const cancelGeneration = (id: string) => call<void>(`/api/generations/${id}`, { method: 'DELETE' });
