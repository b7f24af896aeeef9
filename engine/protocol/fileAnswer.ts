import { z } from 'zod';

import { id } from './id.ts';
import { longestAnswer } from './longestAnswer.ts';
import { paragraphs } from './paragraphs.ts';

/** What a team has answered to a question, as a project file holds it: without who said it. */
export const fileAnswer = z.object({
  question: paragraphs(longestAnswer).min(1),
  /** null: nobody knows it. */
  answer: paragraphs(longestAnswer).min(1).nullable(),
  /** The toolsets that asked it. */
  toolsets: z.array(id).max(1000),
  starting: z.string().max(32).optional().describe('Of a question that is asked beside the first draft: its id.'),
});

export type FileAnswer = z.output<typeof fileAnswer>;
