import type { SourceAnswer, SourceSummary } from '#engine/protocol/source.ts';
import type { WithdrawalAnswer } from '#engine/protocol/withdrawal.ts';

import { call } from './call.ts';

const at = (projectId: string, rest = '') => `/api/projects/${projectId}/sources${rest}`;

export const fetchSources = (projectId: string, signal: AbortSignal) =>
  call<SourceSummary[]>(at(projectId), { signal });

export const fetchSource = (projectId: string, source: string, signal: AbortSignal) =>
  call<SourceAnswer>(at(projectId, `/${source}`), { signal });

/** @param body fields with a text, or a form with a file */
export const addSource = (projectId: string, body: object, idempotencyKey: string) =>
  call<SourceAnswer>(at(projectId), { method: 'POST', body, idempotencyKey });

/** @param person whose words alone are taken out; without one, the whole source */
export const foreseeWithdrawal = (projectId: string, source: string, person: string | undefined, signal: AbortSignal) =>
  call<WithdrawalAnswer>(at(projectId, `/${source}/withdrawal${person === undefined ? '' : `?person=${person}`}`), {
    signal,
  });

export const deleteSource = (projectId: string, source: string) =>
  call<void>(at(projectId, `/${source}`), { method: 'DELETE' });

export const withdrawSpeaker = (projectId: string, source: string, person: string) =>
  call<SourceAnswer>(at(projectId, `/${source}/people/${person}`), { method: 'DELETE' });
