import { z } from 'zod/v3';

/** What a number counts, in names that folders share. */
export const measureContract = z
  .string()
  .max(120)
  .regex(
    /^[a-z][A-Za-z]*( [*/] [a-z][A-Za-z]*)*$/,
    'must be names such as "buyer", "unit / month", "sale / buyer / year"',
  )
  .describe('What a number counts: "money / unit". Rules compute only with numbers whose measures fit together.');
