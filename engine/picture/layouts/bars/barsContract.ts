import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';
import { sectionContract } from '#engine/picture/layouts/sectionContract.ts';

/** The scores of lists as bars with their averages. */
export const barsContract = z
  .object({
    kind: z.literal('bars'),
    charts: z
      .array(
        z
          .object({
            list: fieldPattern,
            name: propertyName,
            score: propertyName,
            average: fieldPattern.optional().describe('A number, drawn as a line across the bars.'),
          })
          .strict(),
      )
      .min(1)
      .max(4),
    nested: z
      .array(sectionContract)
      .min(2)
      .max(4)
      .optional()
      .describe('Fields of which each contains the next, such as the sizes of a market: circles in each other.'),
    sections: z.array(sectionContract).max(9).optional().describe("The document's fields that stand below the bars."),
  })
  .strict();

export type BarsDescription = z.infer<typeof barsContract>;
