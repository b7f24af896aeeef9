import { z } from 'zod/v3';

/** Units that need no word: amounts of money, hundredths, and plain numbers of something. */
export const knownUnits: readonly string[] = ['currency', 'percent', 'count'];

/** The name of a unit. */
export const unitContract = z
  .string()
  .regex(/^[a-z][A-Za-z0-9-]{0,39}$/, 'must be a name such as "currency" or "minutes"')
  .describe(`${knownUnits.map((unit) => `"${unit}"`).join(', ')}, or a name with a word under "units" in the locales.`);
