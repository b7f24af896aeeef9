import type { Decision, DecisionRequest } from '#engine/protocol/decision.ts';
import type { RoundRequest, StartedRound } from '#engine/protocol/round.ts';
import type { Standing } from '#engine/protocol/standing.ts';

import { call } from './call.ts';

const at = (projectId: string, rest: string) => `/api/projects/${projectId}/${rest}`;

export const fetchStanding = (projectId: string, signal?: AbortSignal) =>
  call<Standing>(at(projectId, 'standing'), { signal });

/** All of them, the latest first. */
export const fetchDecisions = (projectId: string, signal: AbortSignal) =>
  call<Decision[]>(at(projectId, 'decisions'), { signal });

export const recordDecision = (projectId: string, body: DecisionRequest, idempotencyKey: string) =>
  call<Decision>(at(projectId, 'decisions'), { method: 'POST', body, idempotencyKey });

export const startRound = (projectId: string, body: RoundRequest, idempotencyKey: string) =>
  call<StartedRound>(at(projectId, 'rounds'), { method: 'POST', body, idempotencyKey });
