import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';
import { propertyContract } from '#engine/schema/propertyContract.ts';

/** Items and texts that say something about the world. */
export const claimsContract = z
  .array(
    z
      .object({
        field: patternContract.describe('Texts, or the items of a list (then with "text").'),
        text: propertyContract.optional().describe('The property of an item that states the claim.'),
        evidence: propertyContract
          .optional()
          .describe('The list of an item that refers to sources; its "source" is bound with { field, sources }.'),
        importance: propertyContract
          .optional()
          .describe('A score of an item: how much depends on the claim being true.'),
      })
      .strict(),
  )
  .max(40);

export type ClaimDeclaration = z.infer<typeof claimsContract>[number];
