import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';

import { figureOperand } from './operandContract.ts';

/** Typed values that should be the same as one of another toolset. */
export const agreesContract = z
  .array(
    z
      .object({
        field: patternContract.describe('A field that people type.'),
        times: patternContract
          .optional()
          .describe(
            'A number by which it is multiplied before: how many of what is priced here the other price is for.',
          ),
        with: figureOperand.describe('The field of another toolset that it repeats; not in a list.'),
      })
      .strict(),
  )
  .max(20)
  .describe('Where both differ, that is said beside the field; it never stands in the way.');

export type Agreement = z.infer<typeof agreesContract>[number];
