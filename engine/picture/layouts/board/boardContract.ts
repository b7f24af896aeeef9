import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';

import { testContract } from './testContract.ts';

/** Cards in columns, one for each value of an enum, such as MoSCoW (Clegg). */
export const boardContract = z
  .object({
    kind: z.literal('board'),
    list: fieldPattern.describe('The list whose items are the cards.'),
    by: propertyName.describe('An enum: each of its values is a column.'),
    title: propertyName,
    chip: propertyName.optional().describe('A short value below the title.'),
    text: propertyName.optional(),
    purpose: propertyName.optional().describe('What the text is for, after an arrow.'),
    parts: propertyName.optional().describe('A list that each card counts.'),
    test: testContract.optional().describe('The list holds tests, each with its result beside its threshold.'),
    asks: z
      .record(z.string(), z.array(propertyName).min(1))
      .optional()
      .describe('By value: what is asked for when a card is dropped into its column, where that is still empty.'),
    ladder: z
      .literal(true)
      .optional()
      .describe('Above the columns, on which step of evidence each result stands; the folder declares "verdicts".'),
    leftOut: z.string().optional().describe('The value whose column is dashed.'),
  })
  .strict();

export type BoardDescription = z.infer<typeof boardContract>;
