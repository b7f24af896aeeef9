import { z } from 'zod';

import { directions, sourceKinds } from '#engine/evidence/evidenceWords.ts';

import { figureResponse } from './figure.ts';

const claim = {
  /** The id of the claim. */
  claim: z.string(),
  text: z.string(),
  toolset: z.string(),
  pointer: z.string(),
  importance: z.number().optional(),
  strength: z.number(),
};
const test = z.object({
  direction: z.enum(directions).optional(),
  threshold: z.number().optional(),
  margin: z.number().optional(),
  expected: z.string().optional(),
  result: z.number().optional(),
  measured: z.string().optional(),
  kind: z.enum(sourceKinds),
  n: z.number().optional(),
});

/** What of the project's own evidence speaks against going on: computed, and told in words by whoever shows it. */
export const caseAgainst = z.discriminatedUnion('kind', [
  /** A claim that fell. */
  z.object({ kind: z.literal('refuted'), ...claim, test: test.optional() }),
  /** As much speaks against it as for it, or a test that is not enough to decide went against it. */
  z.object({ kind: z.literal('contested'), ...claim, for: z.number().int(), against: z.number().int() }),
  /** Its result is within the margin of its threshold. */
  z.object({ kind: z.literal('close'), ...claim, test }),
  /** Of importance 4 or 5, and nobody has tested it; `testIn`: the toolsets in which a test can be planned. */
  z.object({ kind: z.literal('untested'), ...claim, testIn: z.array(z.string()) }),
  /** What was set for it was moved once its result was there. */
  z.object({
    kind: z.literal('moved'),
    ...claim,
    test,
    from: z.object({
      direction: z.enum(directions).optional(),
      threshold: z.number().optional(),
      margin: z.number().optional(),
    }),
    at: z.string(),
  }),
  /** A figure that does not carry what it has to. */
  z.object({ kind: z.literal('figure'), figure: figureResponse }),
]);

export type CaseAgainst = z.output<typeof caseAgainst>;
