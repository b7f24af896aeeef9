import { z } from 'zod/v3';

import { inEveryLanguage } from '#engine/languages/languages.ts';

/** The figures of the example company that several folders tell, each with how a text tells it. */
export const exampleFactsContract = z
  .object({
    year: z.number().int().describe('The year of dates without one.'),
    names: z
      .array(z.object({ wrong: z.string(), right: z.string() }).strict())
      .describe('Words that the story does not use.'),
    facts: z.array(
      z
        .object({
          name: z.string(),
          values: z.array(z.string()).min(1).describe('As `figuresIn` writes them.'),
          ...inEveryLanguage(() => z.array(z.string()).describe('Patterns with one group, the figure.')),
        })
        .strict(),
    ),
  })
  .strict();

export type ExampleFacts = z.infer<typeof exampleFactsContract>;
