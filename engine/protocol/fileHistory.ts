import { z } from 'zod';

import { stages } from '#engine/contract/stages.ts';
import { withoutControls } from '#engine/schema/withoutControls.ts';

import { caseAgainst } from './caseAgainst.ts';
import { reasonResponse } from './decision.ts';
import { decisionVerdicts, mostReasons } from './decisionVerdicts.ts';
import { oneLine } from './oneLine.ts';
import { paragraphs } from './paragraphs.ts';
import { day } from './round.ts';

// In letters: a decision with forty reasons has a tenth.
const longest = 300_000;

/** As the database keeps it, however exactly it was written. */
const moment = z.iso.datetime().transform((at) => new Date(at).toISOString());

/** What was decided, as a project file holds it: without who decided. */
const fileDecision = z
  .object({
    verdict: z.enum(decisionVerdicts),
    text: paragraphs(2000).min(1),
    at: moment,
    stage: z.enum(stages).nullable(),
    round: z.number().int().min(1).max(1000),
    claims: reasonResponse.array().max(mostReasons),
    against: caseAgainst.array().max(100),
  })
  .refine((decision) => JSON.stringify(decision).length <= longest)
  .overwrite(plainTexts);

/** A round that somebody started. */
const fileRound = z.object({
  number: z.number().int().min(2).max(1000),
  name: oneLine(120),
  beginsOn: day.nullable(),
  startedAt: moment,
});

/** The course of a project, as its file holds it: the decisions and rounds of the whole, the first first. */
export const fileHistory = z.object({
  decisions: fileDecision.array().max(500),
  rounds: fileRound
    .array()
    .max(100)
    .refine((rounds) => rounds.every(({ number }, index) => number === index + 2)),
  /** What was set for hypotheses before their results, where it was moved since. */
  moved: z
    .object({
      hypothesis: z.string().min(1).max(400),
      from: z.object({
        direction: z.enum(['at-least', 'at-most']).optional(),
        threshold: z.number().optional(),
        margin: z.number().optional(),
      }),
      at: moment,
    })
    .array()
    .max(1000),
});

export type FileHistory = z.output<typeof fileHistory>;

/** Without control characters, at any depth. */
function plainTexts<T>(value: T): T {
  if (typeof value === 'string') return withoutControls(value) as T;
  if (Array.isArray(value)) return value.map(plainTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainTexts(part)])) as T;
}
