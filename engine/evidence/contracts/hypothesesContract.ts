import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';
import { propertyContract } from '#engine/schema/propertyContract.ts';

/** Lists of hypotheses that test claims. */
export const hypothesesContract = z
  .array(
    z
      .object({
        list: patternContract.describe('A list whose items have an "id".'),
        claim: propertyContract.describe('The property that holds the id of the claim; bound with { field, claims }.'),
        direction: propertyContract.optional().describe('A property with the enum "at-least", "at-most".'),
        threshold: propertyContract
          .optional()
          .describe(
            'A number: the result from which, or up to which, the claim holds. Without one nobody has planned it: what came up by itself.',
          ),
        margin: propertyContract
          .optional()
          .describe('A number: within it of the threshold a result is too close to call, and the verdict stays open.'),
        importance: propertyContract.optional().describe('A score, which counts for the claim as well.'),
        name: propertyContract.optional().describe('A text: its short name.'),
        told: propertyContract.optional().describe('A text: the threshold in words, such as "At least 75%".'),
        opensRounds: z
          .literal(true)
          .optional()
          .describe('A new round begins with a draft of this toolset, in which these are what it tests.'),
        once: z
          .array(propertyContract)
          .max(10)
          .optional()
          .describe(
            'Properties that hold for one round alone: a hypothesis that the next one takes over begins without.',
          ),
      })
      .strict(),
  )
  .max(5);
