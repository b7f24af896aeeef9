import { z } from 'zod';

import { longestAnswer } from './longestAnswer.ts';
import { paragraphs } from './paragraphs.ts';

const person = z.object({ id: z.string(), name: z.string() });

export const questionResponse = z.object({
  /** The same as long as the question's words ask the same. */
  id: z.string(),
  text: z.string(),
  /** The toolsets that ask it, or asked it until it was answered. */
  toolsets: z.array(z.string()),
  answered: z.boolean().describe('Also where the answer is that nobody knows.'),
  /** Whether somebody said that nobody in the team knows it. */
  unknown: z.boolean(),
  answer: z.string().nullable(),
  /** null: nobody has answered, or the account is deleted. */
  by: person.nullable(),
  at: z.string().nullable(),
  untold: z
    .boolean()
    .describe('Whether some drafts are not told the answer, since the model takes too little at once.'),
  /** One of those that are asked beside the first draft. */
  starting: z.boolean(),
});

export const answerRequest = z.union([
  z.object({
    text: paragraphs(longestAnswer).min(1),
    /** When the answer was given that this one takes the place of; null: none. Refused where another has come. */
    over: z.string().max(24).nullable().optional(),
  }),
  z.object({ unknown: z.literal(true), over: z.string().max(24).nullable().optional() }),
]);

export const answeredResponse = z.object({
  question: questionResponse,
  /** Where the question was taken out, or has come back to. */
  written: z.array(z.object({ toolset: z.string(), revision: z.int() })),
});

export type Question = z.output<typeof questionResponse>;
export type Answered = z.output<typeof answeredResponse>;
export type AnswerRequest = z.input<typeof answerRequest>;
