import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';
import { propertyContract } from '#engine/schema/propertyContract.ts';

import { kindContract } from './kindContract.ts';

/** Lists whose items hold what somebody saw or heard. */
export const sourcesContract = z
  .array(
    z
      .object({
        list: patternContract.describe('A list whose items have an "id".'),
        label: propertyContract.describe('The property that a person recognises a source by.'),
        kind: kindContract.describe(
          'read, said, gave, did, measured or paid; or a property of the item and what each of its values means.',
        ),
        person: propertyContract
          .optional()
          .describe('The property that tells independent people apart; the label without one.'),
        date: propertyContract.optional(),
        found: z
          .array(propertyContract)
          .max(20)
          .optional()
          .describe(
            'The properties that hold what was seen or said; the others tell how it was planned and done. All, without it. Drafts are told what was found before anything else.',
          ),
        done: z
          .object({ field: propertyContract, is: z.array(z.string()).min(1) })
          .strict()
          .optional()
          .describe('An item counts as a source when this property has one of these values; without it, always.'),
      })
      .strict(),
  )
  .max(10);

export type SourceDeclaration = z.infer<typeof sourcesContract>[number];
