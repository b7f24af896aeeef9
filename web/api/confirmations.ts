import type { ConfirmationRequest, Confirmations } from '#engine/protocol/confirmations.ts';

import { call } from './call.ts';

/** Confirms places of what is saved, or takes that back (`DELETE`). */
export const sendConfirmation = (
  projectId: string,
  toolsetId: string,
  method: 'POST' | 'DELETE',
  body: ConfirmationRequest,
) =>
  call<Confirmations>(`/api/projects/${projectId}/toolsets/${encodeURIComponent(toolsetId)}/confirmations`, {
    method,
    body,
  });
