import { z } from 'zod';

/** What became of the sources that a model cited. */
export const citationsResponse = z.object({
  kept: z.number().int(),
  /** Left out, because the source was not given or the quote does not stand in it. */
  dropped: z.array(
    z.object({
      pointer: z.string(),
      source: z.string(),
      quote: z.string().optional(),
      reason: z.enum(['source-not-given', 'quote-not-found']),
    }),
  ),
});

export type Citations = z.infer<typeof citationsResponse>;
