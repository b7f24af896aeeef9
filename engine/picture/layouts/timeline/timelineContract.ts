import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';
import { sectionContract } from '#engine/picture/layouts/sectionContract.ts';

/** Items in the order of their times or dates, along an axis. */
export const timelineContract = z
  .object({
    kind: z.literal('timeline'),
    each: fieldPattern.optional().describe('A list whose items get a drawing each.'),
    about: propertyName.optional().describe('What names the drawing of an item.'),
    facts: z.array(propertyName).max(8).optional().describe('Short values on top, in one line.'),
    list: propertyName.describe('The list of items that stand along the axis.'),
    time: propertyName.describe('A date, or a text such as "11:30".'),
    title: propertyName,
    text: propertyName.optional(),
    spans: z
      .object({ list: propertyName, name: propertyName, from: propertyName, to: propertyName })
      .strict()
      .optional()
      .describe('A list of phases with two dates each, drawn as bars over the same axis.'),
    sections: z.array(sectionContract).max(6).optional().describe('What follows from it, below the axis.'),
  })
  .strict();

export type TimelineDescription = z.infer<typeof timelineContract>;
