import { z } from 'zod';

import { caseAgainst } from './caseAgainst.ts';
import { decisionResponse, reasonResponse } from './decision.ts';
import { claimResponse } from './evidence.ts';
import { figureResponse } from './figure.ts';
import { roundResponse } from './round.ts';

const place = { toolset: z.string(), pointer: z.string() };

/** What is still missing before anything can be decided; in the order in which it is made up for. */
export const missingToDecide = ['claims', 'tests', 'results'] as const;

/** Something that is planned, or the round that begins. */
export const plannedStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('action'),
    /** The day by which it is done. */
    at: z.string(),
    text: z.string(),
    /** As written; "" where nobody is named. */
    who: z.string(),
    /** Its day is over. Only what somebody was named for is told then. */
    isPast: z.boolean(),
    ...place,
  }),
  z.object({ kind: z.literal('round'), at: z.string(), round: z.number().int(), name: z.string().nullable() }),
]);

/** Where a project stands: computed from what is saved, and the same for all who read it. */
export const standingResponse = z.object({
  /** What it is, in a sentence. */
  summary: z.string(),
  /** Where that stands; null: it is the project's own description. */
  summaryAt: z
    .object({ ...place, isUnconfirmed: z.boolean().describe('As a model drafted it, and confirmed by nobody.') })
    .nullable(),
  /** The latest. */
  decision: decisionResponse.nullable(),
  /** Without a decision of this round; null: all is there to decide. */
  missing: z.enum(missingToDecide).nullable(),
  /** What a toolset proposes, in the reader's words; null once this round has a decision. */
  proposal: z.object({ ...place, choice: z.string(), reason: z.string() }).nullable(),
  round: roundResponse,
  /** All of them, the first first. */
  rounds: roundResponse.array(),
  /** The five that matter most; of those that are the same, one. */
  claims: claimResponse.extend({ reason: reasonResponse }).array(),
  /** Those that do not carry first, the worst first. */
  figures: figureResponse.array(),
  /** The case against. */
  against: caseAgainst.array(),
  /** By day. */
  next: plannedStep.array(),
  /** Claims of importance 4 and 5 that are open or tested, each once, and how many of them are supported or refuted. */
  decided: z.object({ of: z.number().int(), done: z.number().int() }),
  /** What a decision may be made for: all claims that were tested, those with a result first. */
  reasons: reasonResponse.extend({ isProposed: z.boolean().describe('Its test supports or refutes it.') }).array(),
});

export type PlannedStep = z.output<typeof plannedStep>;
export type Standing = z.output<typeof standingResponse>;
export type MissingToDecide = (typeof missingToDecide)[number];
