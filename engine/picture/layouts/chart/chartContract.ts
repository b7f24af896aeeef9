import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';
import { sectionContract } from '#engine/picture/layouts/sectionContract.ts';

/** Series of like items as lines over their steps. */
export const chartContract = z
  .object({
    kind: z.literal('chart'),
    of: fieldPattern.describe(
      'The items, a line each: a list of objects, or an object of objects, which are called as their titles.',
    ),
    name: propertyName.optional().describe('What names an item of a list.'),
    charts: z
      .array(
        z
          .object({
            series: propertyName.describe('A series of each item.'),
            watch: z
              .literal('zero')
              .optional()
              .describe('Zero matters: where a line falls below it is marked, and where it is lowest is told.'),
            limit: fieldPattern.optional().describe('A number, drawn as a line across, and when each line reaches it.'),
          })
          .strict(),
      )
      .min(1)
      .max(4),
    facts: z.array(fieldPattern).max(8).optional().describe("The document's figures that stand above the charts."),
    sections: z.array(sectionContract).max(6).optional().describe("The document's fields that stand below the charts."),
  })
  .strict();

export type ChartDescription = z.infer<typeof chartContract>;
