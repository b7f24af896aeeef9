import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';
import { propertyContract } from '#engine/schema/propertyContract.ts';

/** Lists of what is planned, each with its day. */
export const actionsContract = z
  .array(
    z
      .object({
        list: patternContract,
        text: propertyContract.describe('A text: what is done.'),
        date: propertyContract.describe('A date: the day by which it is done.'),
        who: propertyContract
          .optional()
          .describe('A text: who does it. What nobody is named for is told until its day only.'),
        while: z
          .object({ field: propertyContract, is: z.array(z.string()).min(1) })
          .strict()
          .optional()
          .describe('It is planned as long as this property has one of these values; without it, always.'),
      })
      .strict(),
  )
  .max(10);
