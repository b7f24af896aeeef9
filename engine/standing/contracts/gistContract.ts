import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';

/** What stands for a toolset in one line. */
export const gistContract = z
  .object({
    fields: z
      .array(patternContract)
      .min(1)
      .max(6)
      .describe('Texts; the first of them that is filled in stands for the toolset in one line.'),
    ofProject: z
      .literal(true)
      .optional()
      .describe('It says what the whole project is. Of several such toolsets the last on the path that is saved does.'),
  })
  .strict();
