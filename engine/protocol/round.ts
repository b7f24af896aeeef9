import { z } from 'zod';

import { oneLine } from './oneLine.ts';
import { versionResponse } from './version.ts';

export const day = z.iso.date();

export const roundRequest = z.object({
  name: oneLine(120).describe('Of the round that begins.'),
  after: z.number().int().min(1).describe('The number of the round that ends; another one is a 409.'),
  beginsOn: day.optional().describe('When its work begins, as a day.'),
});

export const roundResponse = z.object({
  /** 1 is the first. */
  number: z.number().int(),
  /** null: the first, which nobody has named. */
  name: z.string().nullable(),
  /** A day. */
  beginsOn: z.string().nullable(),
  /** When it was started. */
  startedAt: z.string(),
  /** Of one that has ended: the version that holds how it ended; null where that is deleted. */
  endedAt: z.string().nullable(),
  version: z.string().nullable(),
});

export const startedRoundResponse = z.object({
  round: roundResponse,
  /** Of the round that ended. */
  version: versionResponse,
  /** The plan of the new round, which waits as a draft; null where there is nothing to carry over. */
  plan: z
    .object({
      toolset: z.string(),
      /** Hypotheses that are tested again, or for the first time. */
      carried: z.number().int(),
      /** Those that held, and stay as they were. */
      held: z.number().int(),
      /** What should be tested too, but found no room in the plan. */
      left: z.number().int(),
    })
    .nullable(),
});

export type RoundRequest = z.output<typeof roundRequest>;
export type Round = z.output<typeof roundResponse>;
export type StartedRound = z.output<typeof startedRoundResponse>;
