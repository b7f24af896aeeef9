import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';
import { propertyContract } from '#engine/schema/propertyContract.ts';

import { kindContract } from './kindContract.ts';

/** Lists of results of tests. */
export const verdictsContract = z
  .array(
    z
      .object({
        list: patternContract,
        hypothesis: propertyContract
          .optional()
          .describe(
            'The property that holds the id of the hypothesis; it is bound to it. Without one, an item is both.',
          ),
        result: propertyContract
          .optional()
          .describe('A number: what was measured. Without one the verdict is what a person chooses.'),
        told: propertyContract.optional().describe('A text: the result in words.'),
        verdict: propertyContract.describe(
          'A property with an enum. Where result and threshold are numbers, it follows from them.',
        ),
        n: propertyContract
          .optional()
          .describe('A whole number: how many people were asked or observed, or how many cases counted.'),
        kind: kindContract
          .default('measured')
          .describe(
            'What results rest on, as of a source: a verdict that rests on words contests and does not refute.',
          ),
        words: z
          .object({ supported: z.string(), refuted: z.string(), open: z.string() })
          .partial()
          .strict()
          .default({})
          .describe('The values of the enum, where they are not "supported", "refuted" and "open".'),
      })
      .strict(),
  )
  .max(5);

export type VerdictDeclaration = z.infer<typeof verdictsContract>[number];
