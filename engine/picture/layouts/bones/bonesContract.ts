import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';
import { sectionContract } from '#engine/picture/layouts/sectionContract.ts';

/** A problem at the head and its causes by category along a spine (Ishikawa). */
export const bonesContract = z
  .object({
    kind: z.literal('bones'),
    head: fieldPattern.describe('The effect, or the problem.'),
    title: propertyName
      .optional()
      .describe('A text above the skeleton, such as the question; it stands at the head while the head has none.'),
    categories: z.array(fieldPattern).min(2).max(10).describe('Lists of causes, a bone each.'),
    name: propertyName,
    strength: propertyName.optional().describe('A score, shown as the thickness of a line.'),
    certainty: z
      .object({ field: propertyName, dotted: z.string().optional(), dashed: z.string().optional() })
      .strict()
      .optional()
      .describe('An enum, with its values whose lines are dotted or dashed.'),
    sections: z.array(sectionContract).max(4).optional().describe('What stands beside the skeleton or below it.'),
  })
  .strict();

export type BonesDescription = z.infer<typeof bonesContract>;
