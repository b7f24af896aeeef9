import { z } from 'zod';

import { languages } from '../toolset/languages.ts';
import { id } from './id.ts';

/** What a project can be taken away as. */
export const exportFormats = ['pdf', 'docx', 'pptx', 'xlsx', 'markdown', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export const exportRequest = z.object({
  toolsets: z.array(id).min(1).max(1000).describe('Those without saved content are left out.'),
  format: z.preprocess((name) => (name === 'md' ? 'markdown' : name), z.enum(exportFormats)),
  openQuestions: z
    .boolean()
    .default(false)
    .describe('With the open questions of each toolset. JSON holds them in any case.'),
  version: id.optional().describe('What this version holds, instead of what is saved now.'),
  language: z.enum(languages).optional().describe('Of headings and labels; the language of the request without it.'),
});
