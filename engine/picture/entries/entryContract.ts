import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';

import { signs } from './signs.ts';

/** How the items of a list become entries. */
export const entryContract = z
  .object({
    title: propertyName.optional().describe('Without it an entry is called as its field.'),
    text: propertyName.optional(),
    notes: z.array(propertyName).optional().describe('Short facts after the title, such as who, when and how much.'),
    score: propertyName.optional().describe('Shown as pips.'),
    number: propertyName.optional().describe('A score that stands as a figure before the title.'),
    sign: z
      .object({ property: propertyName, signs: z.record(z.enum(signs)) })
      .strict()
      .optional()
      .describe('The sign for each value of an enum.'),
    chosen: z
      .object({ list: fieldPattern, name: propertyName })
      .strict()
      .optional()
      .describe('A list of what was chosen of these: a star before each entry whose title is among its names.'),
    answered: z
      .object({ list: fieldPattern, by: propertyName })
      .strict()
      .optional()
      .describe('A list whose items refer to these by id: each has its number, and what none refers to stands out.'),
    answers: z
      .object({ list: fieldPattern, by: propertyName })
      .strict()
      .optional()
      .describe('The list whose items these refer to by id: the numbers of those follow the title.'),
    speaker: propertyName.optional().describe('Of the item that a list of texts belongs to: who said it.'),
  })
  .strict();

export type EntryDescription = z.infer<typeof entryContract>;
