import { z } from 'zod/v3';

import { inEveryLanguage } from '#engine/languages/languages.ts';
import { toolsetIdContract } from '#engine/references/toolsetIdContract.ts';

import { minutesContract } from './minutesContract.ts';
import { sentenceContract } from './sentenceContract.ts';

const inAllLanguages = (longest: number) => z.object(inEveryLanguage(() => sentenceContract(longest))).strict();

const step = z
  .object({
    id: toolsetIdContract,
    depth: z.string().max(40).optional().describe('The depth at which it is taken; as its folder says without it.'),
    minutes: minutesContract.describe('How long it takes on this path; as its own folder says without it.'),
  })
  .strict();

/** The contract of `paths/<id>.json`: which toolsets a team takes, in which order, in how much time. */
export const pathContract = z
  .object({
    $schema: z.string().optional(),
    id: toolsetIdContract.describe('The same as the name of the file.'),
    title: inAllLanguages(40),
    for: inAllLanguages(140).describe('For whom it is, and what for, in a sentence.'),
    order: z.number().int().min(0).max(9999).describe('The place among the paths that are offered; lower comes first.'),
    toolsets: z.array(step).min(1).max(200),
  })
  .strict();

export type PathFile = z.infer<typeof pathContract>;
