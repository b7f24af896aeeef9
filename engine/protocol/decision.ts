import { z } from 'zod';

import { stages } from '#engine/contract/stages.ts';
import { claimStates, directions, sourceKinds, verdicts } from '#engine/evidence/evidenceWords.ts';

import { caseAgainst } from './caseAgainst.ts';
import { decisionVerdicts, mostReasons } from './decisionVerdicts.ts';
import { id } from './id.ts';
import { paragraphs } from './paragraphs.ts';

const claimId = z.string().min(1).max(400);

export const decisionRequest = z.object({
  verdict: z.enum(decisionVerdicts),
  text: paragraphs(2000).min(1).describe('In the words of whoever decides.'),
  claims: z.array(claimId).max(mostReasons).describe('Its reasons: ids of claims, as the evidence tells them.'),
  stage: z.enum(stages).optional().describe('The stage that ends with it.'),
  with: z.array(id).max(50).optional().describe('Whoever else decided: ids of people of the project.'),
  seen: z
    .array(z.enum(claimStates))
    .max(mostReasons)
    .optional()
    .describe('In the order of `claims`: the state that was shown of each. Where one has another by now, a 409.'),
});

const target = {
  direction: z.enum(directions).optional(),
  threshold: z.number().optional(),
  margin: z.number().optional(),
};

/** What was set before a test, and what came out. */
const reasonTest = z.object({
  ...target,
  /** The threshold in the team's words, such as "At least 75%". */
  expected: z.string().optional(),
  verdict: z.enum(verdicts),
  kind: z.enum(sourceKinds),
  n: z.number().optional(),
  result: z.number().optional(),
  /** The result in the team's words. */
  measured: z.string().optional(),
  /** The id of the hypothesis, which stays while it is moved; where it and its result stand. */
  hypothesis: z.string(),
  toolset: z.string(),
  pointer: z.string(),
  resultAt: z.object({ toolset: z.string(), pointer: z.string() }).optional(),
  /** What was set when the first result was there, where it is another by now. */
  moved: z.object({ from: z.object(target), at: z.string() }).optional(),
});

/** A claim as a reason: what is known of it, and its test. */
export const reasonResponse = z.object({
  id: z.string(),
  text: z.string(),
  /** The short name of its hypothesis, where it has one. */
  name: z.string().optional(),
  toolset: z.string(),
  pointer: z.string(),
  state: z.enum(claimStates),
  /** 0 to 5. */
  strength: z.number(),
  importance: z.number().optional(),
  n: z.number(),
  test: reasonTest.optional(),
});

const person = z.object({ id: z.string(), fullName: z.string() });

export const decisionResponse = z.object({
  id: z.string(),
  verdict: z.enum(decisionVerdicts),
  text: z.string(),
  /** null: the account is deleted, or it came with a file. */
  by: person.nullable(),
  /** Whoever else decided; those whose account is deleted are gone. */
  with: person.array(),
  at: z.string(),
  stage: z.enum(stages).nullable(),
  /** The round that it ended, or was made in. */
  round: z.number().int(),
  /** As they stood then. */
  claims: reasonResponse.array(),
  /** The case against, as it stood then. */
  against: caseAgainst.array(),
});

export type DecisionRequest = z.output<typeof decisionRequest>;
export type Reason = z.output<typeof reasonResponse>;
export type Decision = z.output<typeof decisionResponse>;
