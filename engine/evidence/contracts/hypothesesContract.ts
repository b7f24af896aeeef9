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
        evidence: propertyContract
          .optional()
          .describe('A score: how strong the evidence for the claim is when its test is planned.'),
        importance: propertyContract.optional().describe('A score, which counts for the claim as well.'),
      })
      .strict(),
  )
  .max(5);
