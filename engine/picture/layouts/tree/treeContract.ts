import { z } from 'zod/v3';

import { signs } from '#engine/picture/entries/signs.ts';
import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';
import { accents } from '#engine/picture/roles.ts';

/** The nodes of one level, from the trunk. */
export const levelContract = z
  .object({
    list: fieldPattern.describe('Within the items of the level above, or a list of its own with "by".'),
    by: propertyName
      .optional()
      .describe(
        'A text that refers by id to the item of the level above that a node hangs on; by it the line is drawn.',
      ),
    title: propertyName,
    notes: z.array(propertyName).max(4).optional().describe('Short facts below the title.'),
    number: propertyName.optional().describe('A number in the corner of a node.'),
    sign: z
      .object({ property: propertyName, signs: z.record(z.enum(signs)) })
      .strict()
      .optional()
      .describe('The sign for each value of an enum.'),
    tone: z.enum(accents).optional(),
    apart: propertyName
      .optional()
      .describe('A text in "binds": the items that no node of this level refers to by it stand apart, below the tree.'),
  })
  .strict();

/** Lists within lists as the tree that they are. */
export const treeContract = z
  .object({
    kind: z.literal('tree'),
    root: fieldPattern.optional().describe('The text that the first level hangs on.'),
    rootNote: fieldPattern.optional().describe('A text below it, such as how it is measured.'),
    levels: z.array(levelContract).min(1).max(6),
  })
  .strict();

export type TreeDescription = z.infer<typeof treeContract>;
export type LevelDescription = TreeDescription['levels'][number];
