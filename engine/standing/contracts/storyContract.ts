import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';

import { storyKinds } from './storyKinds.ts';

const line = z
  .object({
    text: patternContract.describe('A text, or one of each item of a list.'),
    name: patternContract.optional().describe('A text of the same item, which stands above it.'),
    ofTitle: z.literal(true).optional().describe('Only of the item that gives the title.'),
  })
  .strict();

/** The slides of a project's story that a toolset can fill. */
export const storyContract = z
  .array(
    z
      .object({
        kind: z.enum(storyKinds),
        rank: z
          .number()
          .int()
          .min(1)
          .max(9)
          .default(1)
          .describe('Of the toolsets that can fill a slide, the lowest that is saved does; of equals the last.'),
        title: z
          .array(patternContract)
          .min(1)
          .max(4)
          .describe('Texts; the first that is filled in is the title. Without one another toolset fills the slide.'),
        lines: z.array(line).max(4).default([]),
      })
      .strict(),
  )
  .max(6);

export type StoryDeclaration = z.output<typeof storyContract>[number];
