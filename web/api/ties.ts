import type { ClaimPair } from '#engine/protocol/ties.ts';

import { call } from './call.ts';

const path = (projectId: string, what: 'ties' | 'dismissals') => `/api/projects/${projectId}/evidence/${what}`;

export const sendTie = (projectId: string, body: ClaimPair) =>
  call<{ claims: string[] }>(path(projectId, 'ties'), { method: 'POST', body });

export const sendUntie = (projectId: string, claim: string) =>
  call<void>(path(projectId, 'ties'), { method: 'DELETE', body: { claim } });

/** Says that two claims differ, or takes that back (`DELETE`). */
export const sendDismissal = (projectId: string, method: 'POST' | 'DELETE', body: ClaimPair) =>
  call<void>(path(projectId, 'dismissals'), { method, body });
