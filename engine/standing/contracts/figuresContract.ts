import { z } from 'zod/v3';

import { directions } from '#engine/evidence/evidenceWords.ts';
import { patternContract } from '#engine/schema/patternContract.ts';
import { propertyContract } from '#engine/schema/propertyContract.ts';

/** Figures that the project stands or falls with, each beside the field that limits it. */
export const figuresContract = z
  .array(
    z
      .object({
        field: patternContract.describe('A number.'),
        direction: z.enum(directions).describe('Whether it has to reach the limit, or to stay below it.'),
        limit: patternContract.describe('A number of the same unit; above 0, else the figure is left out.'),
        per: patternContract.optional().describe('A text: what one of it counts.'),
        parts: z
          .object({ list: patternContract, name: propertyContract, amount: propertyContract })
          .strict()
          .optional()
          .describe('The list that it is the sum of.'),
      })
      .strict(),
  )
  .max(10);
