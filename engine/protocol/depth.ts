import { z } from 'zod';

/** As many as any folder may have. */
const mostTopics = 1000;
const topics = z.array(z.string().max(200)).max(mostTopics);

export const chooseDepthRequest = z.object({
  depth: z.string().max(40).describe('One that `ui.json` of the toolset names.'),
  topics: topics
    .optional()
    .describe('JSON pointers of the topics that are chosen, where topics are; without it: those of before.'),
});

/** How deep a toolset goes, as somebody has chosen. */
export const chosenDepth = z.object({ depth: z.string().max(40), topics });
/** The same of several toolsets, by their ids. */
export const chosenDepths = z.record(z.string().max(64), chosenDepth);

export type ChosenDepth = z.infer<typeof chosenDepth>;
export type ChosenDepths = z.infer<typeof chosenDepths>;
