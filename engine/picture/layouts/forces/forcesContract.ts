import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';
import { sectionContract } from '#engine/picture/layouts/sectionContract.ts';

/** What moves a customer from an old way to a new one, and what holds them (Moesta), along their journey. */
export const forcesContract = z
  .object({
    kind: z.literal('forces'),
    each: fieldPattern.optional().describe('A list whose items get a drawing each.'),
    about: propertyName.optional().describe('What names the drawing of an item.'),
    outcome: propertyName.optional().describe('What they want, on top.'),
    journey: z.array(sectionContract).min(1).max(8).describe('From the trigger to what came of it, as one band.'),
    push: propertyName.describe('A list of forces that lead on; so is pull.'),
    pull: propertyName,
    habit: propertyName.describe('A list of forces that hold back; so is worry.'),
    worry: propertyName,
    force: z
      .object({
        title: propertyName,
        strength: propertyName.describe('A score, shown as the length of an arrow.'),
        assumed: z
          .object({ field: propertyName, value: z.string() })
          .strict()
          .optional()
          .describe('The value of an enum that makes an arrow dashed.'),
      })
      .strict(),
    balance: z
      .object({ on: propertyName, back: propertyName })
      .strict()
      .optional()
      .describe('The totals of what leads on and of what holds back, as bars of one scale.'),
  })
  .strict();

export type ForcesDescription = z.infer<typeof forcesContract>;
