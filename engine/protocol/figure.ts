import { z } from 'zod';

import { directions } from '#engine/evidence/evidenceWords.ts';

const unit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('currency'), code: z.string() }),
  z.object({ kind: z.literal('percent') }),
  z.object({ kind: z.literal('count') }),
  z.object({ kind: z.literal('word'), word: z.string() }),
]);
const place = { toolset: z.string(), pointer: z.string() };
const amount = z.object({
  ...place,
  /** Of the field, in the reader's language. */
  name: z.string(),
  value: z.number(),
});

/** A figure of the project beside what it has to keep. */
export const figureResponse = z.object({
  ...amount.shape,
  limit: amount,
  /** at-least: it has to reach the limit; at-most: to stay below it. */
  direction: z.enum(directions),
  /** How much is left up to the limit; negative: how much it fails by. */
  difference: z.number(),
  carries: z.boolean(),
  /** Of all its numbers. */
  unit: unit.optional(),
  /** What one of it counts, in the team's words, such as "one use of a box". */
  per: z.string().optional(),
  /** What it is the sum of, in the order of the document. */
  parts: z.array(z.object({ name: z.string(), value: z.number(), pointer: z.string() })),
});

export type Figure = z.output<typeof figureResponse>;
