import { z } from 'zod/v3';

import { propertyName } from './fieldPattern.ts';

/** A field of an item that is shown under its title. */
export const sectionContract = z
  .object({
    field: propertyName.describe('A text, a list of texts, an object, or a list of objects.'),
    parts: z
      .array(propertyName)
      .min(1)
      .optional()
      .describe('The properties of a listed object, joined by arrows; of a single one, the first that is filled in.'),
    role: z.enum(['accent-1', 'accent-2', 'accent-3', 'accent-4', 'accent-5', 'accent-6', 'gain', 'pain']).optional(),
  })
  .strict();

export type SectionDescription = z.infer<typeof sectionContract>;
