import { z } from 'zod';

import { claimStates } from '#engine/evidence/evidenceWords.ts';
import { storyKinds } from '#engine/standing/contracts/storyKinds.ts';

import { boundedText } from './boundedText.ts';
import { oneLine } from './oneLine.ts';

const text = {
  text: z.string(),
  at: z
    .object({ toolset: z.string(), pointer: z.string() })
    .nullable()
    .describe('Where it is saved; null: it is of the whole project, or a title of its own.'),
  isUnconfirmed: z.boolean().describe('As a model drafted it, and confirmed by nobody.'),
};

/** What a slide shows. */
const storySlide = z.object({
  kind: z.enum(storyKinds),
  title: z.object(text),
  lines: z.array(
    z.object({
      ...text,
      name: z.string(),
      state: z.enum(claimStates).nullable(),
      told: z.string().describe('What a claim rests on, in the words of the register.'),
      bar: z.object({ value: z.string(), share: z.number(), limit: z.number().nullable() }).nullable(),
    }),
  ),
  toolsets: z.array(z.string()).describe('Those that it rests on.'),
});

/** What people have chosen of a slide. */
export const storyChoice = z.object({
  kind: z.enum(storyKinds),
  hidden: z.boolean().default(false),
  title: z
    .union([z.literal(''), oneLine(160)])
    .default('')
    .describe('Instead of what follows from the project.'),
  note: boundedText(4000).default('').describe('For whoever presents.'),
});

/** What people have chosen of all slides. */
export const storyChoices = z.array(storyChoice).max(storyKinds.length);

export const storyRequest = z.object({
  revision: z.number().int().min(0).describe('The one that was changed; 0 before anybody has.'),
  slides: storyChoices.describe(
    'In their order, each kind once; those that are not named follow. Empty: all as it follows by itself.',
  ),
});

export const storyResponse = z.object({
  revision: z.number().int(),
  /** All, in their order. */
  slides: z.array(
    storyChoice.extend({
      slide: storySlide.nullable().describe('null: nothing is saved for it yet.'),
      filledIn: z.array(z.string()).describe('The toolsets that can fill it.'),
    }),
  ),
});

/** The slides that a share link shows, in their order. */
export const sharedStoryResponse = z.object({ slides: z.array(storySlide) });

export type StoryChoice = z.output<typeof storyChoice>;
export type ProjectStory = z.output<typeof storyResponse>;

/** What is kept of a project's story. */
export interface KeptStory {
  revision: number;
  slides: StoryChoice[];
}
