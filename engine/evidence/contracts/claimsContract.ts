import { z } from 'zod/v3';

import { propertyContract } from '#engine/schema/propertyContract.ts';
import { ruleFieldContract } from '#engine/schema/ruleFieldContract.ts';

/** Items and texts that say something about the world. */
export const claimsContract = z
  .array(
    z
      .object({
        field: ruleFieldContract.describe(
          'Texts, or the items of a list (then with "text"); a definition stands for all places that use it.',
        ),
        text: propertyContract.optional().describe('The property of an item that states the claim.'),
        evidence: propertyContract
          .optional()
          .describe('The list of an item that refers to sources; its "source" is bound with { field, sources }.'),
        importance: z
          .union([propertyContract, z.number().int().min(1).max(5)])
          .optional()
          .describe('How much depends on the claim being true: a score of an item, or one number for all, 1 to 5.'),
      })
      .strict(),
  )
  .max(40);

export type ClaimDeclaration = z.infer<typeof claimsContract>[number];
