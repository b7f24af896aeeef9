import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';

/** What a toolset gives to the sketch that is drawn of a sentence, before there is an account or a project. */
export const sketchContract = z
  .object({
    order: z.number().int().min(1).max(99).describe('The place beside the other sketched toolsets.'),
    ask: z.string().min(1).max(500).describe('What the model is asked for, in a sentence or two; in English.'),
    fields: z
      .array(patternContract)
      .min(1)
      .max(20)
      .describe('What is written: values, or lists of texts. Few enough for a minute of writing.'),
    most: z
      .record(patternContract, z.number().int().min(1).max(8))
      .default({})
      .describe('How many items a list may have.'),
  })
  .strict();
