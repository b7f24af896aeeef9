import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';

/** What a toolset says should follow; a decision of the project is recorded apart. */
export const proposesContract = z
  .object({
    choice: patternContract.describe('A field with an enum: what should follow. Not in a list.'),
    reason: patternContract.describe('A text: why. Not in a list.'),
  })
  .strict()
  .describe('Told where the project stands until its people have decided.');
