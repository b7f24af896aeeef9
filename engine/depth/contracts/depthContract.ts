import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';

const topLevel = z.string().regex(/^\/[A-Za-z][A-Za-z0-9]*$/, 'must be a top-level field, such as "/risks"');
const count = z.number().int().min(1).max(100);

/** How much of a toolset a team works through: some of its fields, a choice of its topics, or everything. */
export const depthContract = z
  .object({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be kebab-case, such as "for-a-pilot"')
      .max(40),
    begins: z
      .literal(true)
      .optional()
      .describe(
        'An empty document begins with it, unless the path or the team says otherwise. Without it: everything.',
      ),
    fields: z.array(topLevel).min(1).optional().describe('The top-level fields that count; open questions always do.'),
    most: z.record(topLevel, count).optional().describe('Of a list among them: how many items a draft has at most.'),
    choose: z
      .object({
        topics: patternContract.describe('Objects that are topics: "/*/*" is every part of every part.'),
        least: count,
        most: count,
      })
      .strict()
      .optional()
      .describe('The topics are a checklist; so many of them are chosen, and the others stay empty.'),
    prompt: z
      .string()
      .min(1)
      .max(1200)
      .optional()
      .describe('What a model is told at this depth beside the method, in English, as in prompt.md.'),
  })
  .strict();

/** From the shallowest to the last one, which is everything. */
export const depthsContract = z.array(depthContract).min(2).max(5);

export type Depth = z.infer<typeof depthContract>;
