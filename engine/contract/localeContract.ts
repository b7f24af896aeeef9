import { z } from 'zod/v3';

import { sentenceContract } from './sentenceContract.ts';

const sentence = sentenceContract();

/** The contract of `locales/<language>.json`: all texts of a toolset that people read. */
export const localeContract = z
  .object({
    $schema: z.string().optional(),
    title: sentence,
    shortTitle: sentence.optional().describe('A shorter title where room is scarce, such as on a tab.'),
    question: sentence.optional().describe('The question that the team answers with it; asked while it is empty.'),
    description: sentence.describe('One or two sentences: what a team has once this is filled in.'),
    sections: z.record(z.object({ title: sentence, help: sentence.optional() }).strict()),
    depths: z
      .record(z.object({ title: sentence, help: sentence }).strict())
      .optional()
      .describe('A title and a sentence for every depth of ui.json.'),
    fields: z
      .record(
        z
          .object({
            title: sentence.optional().describe('Only a place within a definition may leave it to the definition.'),
            help: sentence.optional().describe('What belongs in here, in a sentence.'),
            hint: sentence.optional().describe('A short example, shown while the field is empty.'),
            item: sentence.optional().describe('For a list: what one item is called. "Stakeholder".'),
          })
          .strict(),
      )
      .describe(
        'By pointer ("/stakeholders/*/power"), or by definition ("#/$defs/cell/mark"), which the pointer of one of its places completes.',
      ),
    units: z.record(sentence).optional().describe('A word for every unit of ui.json that is not known everywhere.'),
    enums: z.record(z.record(sentence)).default({}).describe('By the same pointers: a word for every enum value.'),
  })
  .strict();

export type ToolsetLocale = z.infer<typeof localeContract>;
