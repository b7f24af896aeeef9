import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';
import { mostDismissed, mostTies } from '#engine/ties/changeTies.ts';

import { chosenDepths } from './depth.ts';
import { fileAnswer } from './fileAnswer.ts';
import { fileHistory } from './fileHistory.ts';
import { id } from './id.ts';
import { oneLine } from './oneLine.ts';
import { projectDescription, projectResponse } from './project.ts';
import { projectFileFormat } from './projectFileRules.ts';
import { storyChoices } from './story.ts';

/**
 * What a project is exported to as JSON, and imported from. Each toolset names the version of the folder it was made
 * with.
 */
export const projectFile = z.object({
  format: z.literal(projectFileFormat),
  version: z.number().int().min(1),
  exportedAt: z.string().max(40).optional(),
  project: z.object({
    name: oneLine(120),
    description: projectDescription,
    language: z.enum(languages),
    depths: chosenDepths.optional().describe('How deep toolsets go, where somebody has chosen.'),
  }),
  unconfirmedLeftOut: z
    .number()
    .int()
    .optional()
    .describe('How many texts and figures are left out, since a model drafted them and nobody has confirmed them.'),
  toolsets: z
    .array(
      z.object({
        id,
        version: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/),
        content: z.record(z.string(), z.unknown()),
        /** Where it stands as a model drafted it: JSON pointers that cover all within them. */
        unconfirmed: z
          .array(
            z
              .string()
              .max(400)
              .regex(/^(\/[^/]*){0,10}$/),
          )
          .max(5000)
          .optional(),
      }),
    )
    .min(1)
    .max(1000),
  answers: z.array(fileAnswer).max(5000).optional().describe('What the team has answered to what these toolsets ask.'),
  ties: z
    .object({ tied: claimPairs(mostTies), dismissed: claimPairs(mostDismissed) })
    .optional()
    .describe('Claims that people have said to be the same, and those that they have said to differ, by their ids.'),
  history: fileHistory
    .optional()
    .describe('Decisions and rounds, where the file holds the whole project; taken in where a new one is made of it.'),
  story: storyChoices
    .refine((slides) => new Set(slides.map(({ kind }) => kind)).size === slides.length)
    .optional()
    .describe(
      'What people have chosen of the slides that tell it, where the file holds the whole project; as `history`.',
    ),
  images: z
    .array(z.object({ fileName: z.string().max(64), data: z.string() }))
    .max(1000)
    .optional()
    .describe('The uploaded images that the contents name, as base64.'),
  imagesLeftOut: z.array(z.string().max(64)).max(1000).optional().describe('Those for which the file had no room.'),
});

function claimPairs(most: number) {
  const claim = z.string().min(1).max(400);
  return z.array(z.tuple([claim, claim])).max(most);
}

export type ProjectFile = z.input<typeof projectFile>;

/** What stands beside the file in the form that imports it. */
export const importRequest = z.object({ workspaceId: id.optional() });

const leftBehind = {
  leftOut: z.array(z.object({ id: z.string(), version: z.string(), reason: z.enum(['unknown', 'newer']) })),
  imagesLeftOut: z.number().int().describe('Images that the contents name and the file does not hold.'),
};
export const importedProjectResponse = z.object({ project: projectResponse, ...leftBehind });
export const importedOverResponse = z.object({
  /** The toolsets that were written. */
  replaced: z.array(z.object({ toolset: z.string(), revision: z.int() })),
  /** Those of them whose unsaved draft is kept, and shown before the new content. */
  drafts: z.array(z.string()),
  ...leftBehind,
});
export type ImportedProject = z.output<typeof importedProjectResponse>;
export type ImportedOver = z.output<typeof importedOverResponse>;
