import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { exportFormatNames } from './exportFormats.ts';
import { id } from './id.ts';

/** What PDF and PowerPoint are made of. */
const exportDecks = ['toolsets', 'story'] as const;
export type ExportDeck = (typeof exportDecks)[number];

/** What is asked for before an export. */
export const exportCheckRequest = z.object({
  toolsets: z.array(id).min(1).max(1000),
  version: id.optional().describe('What this version holds, instead of what is saved now.'),
});

export const exportCheckResponse = z.object({
  lost: z
    .array(z.object({ toolset: z.string(), pointer: z.string(), place: z.string() }))
    .describe('References to entries that were removed, and where they stand in the words of the reader.'),
  unshown: z
    .object({ scripts: z.array(z.string()), signs: z.array(z.string()) })
    .describe('What the fonts of PDF and of pictures do not have: scripts by ISO 15924, and single signs.'),
  unconfirmed: z.number().int().describe('Texts and figures that a model drafted and nobody has confirmed.'),
});

export type ExportCheck = z.infer<typeof exportCheckResponse>;

export const exportRequest = z.object({
  toolsets: z.array(id).min(1).max(1000).describe('Those without saved content are left out.'),
  format: z.preprocess((name) => (name === 'md' ? 'markdown' : name), z.enum(exportFormatNames)),
  openQuestions: z
    .boolean()
    .default(false)
    .describe('With the open questions of each toolset. JSON holds them in any case.'),
  confirmedOnly: z
    .boolean()
    .default(false)
    .describe('Without what a model drafted and nobody has confirmed; the file says how much that is.'),
  deck: z
    .enum(exportDecks)
    .default('toolsets')
    .describe(
      'Of slides: the pictures of the chosen toolsets, or the story, as far as it rests on these. Of PDF: the whole report, or the story with where the project stands, on ten pages at most.',
    ),
  version: id.optional().describe('What this version holds, instead of what is saved now.'),
  language: z.enum(languages).optional().describe('Of headings and labels; the language of the request without it.'),
});
