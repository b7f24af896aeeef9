import type { Finding } from '#engine/protocol/critique.ts';
import type { GenerationAccepted } from '#engine/protocol/generation.ts';

import { call } from './call.ts';

const pathOf = (projectId: string) => `/api/projects/${projectId}/critique`;

export const fetchFindings = (projectId: string, signal: AbortSignal) => call<Finding[]>(pathOf(projectId), { signal });

export const orderReading = (projectId: string, idempotencyKey: string) =>
  call<GenerationAccepted>(pathOf(projectId), { method: 'POST', idempotencyKey });

export const settleFinding = (projectId: string, finding: string, status: Finding['status']) =>
  call<void>(`${pathOf(projectId)}/${finding}`, { method: 'PATCH', body: { status } });
