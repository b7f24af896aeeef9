import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';

/** The items of a list as rows. */
export const tableContract = z
  .object({
    kind: z.literal('table'),
    list: fieldPattern,
    columns: z
      .array(
        z
          .object({
            field: propertyName.describe('A text, a list of texts, or a score, which is shown as pips.'),
            below: propertyName
              .optional()
              .describe('A text below it, in quiet type; or a list of citations, of which the sources are named.'),
            share: z
              .number()
              .int()
              .min(1)
              .max(12)
              .optional()
              .describe('How wide it is beside the others; 2 by default.'),
            role: z
              .enum(['accent-1', 'accent-2', 'accent-3', 'accent-4', 'accent-5', 'accent-6', 'gain', 'pain'])
              .optional(),
          })
          .strict(),
      )
      .min(2)
      .max(8),
  })
  .strict();

export type TableDescription = z.infer<typeof tableContract>;
