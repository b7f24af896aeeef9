import { z } from 'zod/v3';

import { toolsetIdContract } from '#engine/references/toolsetIdContract.ts';
import { patternContract } from '#engine/schema/patternContract.ts';

/** Where the currency of a toolset's amounts stands. */
export const currencyContract = z
  .object({
    toolset: toolsetIdContract.describe('One of dependsOn, or this toolset itself.'),
    field: patternContract.describe('A text with the code of a currency (ISO 4217), such as TRY.'),
  })
  .strict()
  .describe('The currency of the fields with the unit "currency". By default the usual one of the reader\'s language.');
