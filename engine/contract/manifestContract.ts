import { z } from 'zod/v3';

import { agreesContract } from '#engine/computed/contracts/agreesContract.ts';
import { computedContract } from '#engine/computed/contracts/computedContract.ts';
import { currencyContract } from '#engine/computed/contracts/currencyContract.ts';
import { criticContract } from '#engine/critic/contracts/criticContract.ts';
import { claimsContract } from '#engine/evidence/contracts/claimsContract.ts';
import { hypothesesContract } from '#engine/evidence/contracts/hypothesesContract.ts';
import { sourcesContract } from '#engine/evidence/contracts/sourcesContract.ts';
import { verdictsContract } from '#engine/evidence/contracts/verdictsContract.ts';
import { sketchContract } from '#engine/generation/contracts/sketchContract.ts';
import { bindContract } from '#engine/references/bindContract.ts';
import { toolsetIdContract } from '#engine/references/toolsetIdContract.ts';
import { patternContract } from '#engine/schema/patternContract.ts';
import { ruleFieldContract } from '#engine/schema/ruleFieldContract.ts';
import { actionsContract } from '#engine/standing/contracts/actionsContract.ts';
import { figuresContract } from '#engine/standing/contracts/figuresContract.ts';
import { gistContract } from '#engine/standing/contracts/gistContract.ts';
import { proposesContract } from '#engine/standing/contracts/proposesContract.ts';
import { storyContract } from '#engine/standing/contracts/storyContract.ts';
import { measureContract } from '#engine/units/measureContract.ts';
import { upgradesContract } from '#engine/upgrade/upgradesContract.ts';
import { versionContract } from '#engine/upgrade/versionContract.ts';

import { icons } from './icons.ts';
import { minutesContract } from './minutesContract.ts';
import { stages } from './stages.ts';

const dependency = z
  .object({
    id: toolsetIdContract.describe('The toolset whose saved content this one reads.'),
    required: z.boolean().describe('true: generation is refused until that toolset has saved content.'),
    unless: toolsetIdContract
      .optional()
      .describe('Another of dependsOn, with "sources": once something was found there, drafts are told that instead.'),
  })
  .strict();

/** The contract of `toolset.json`. Unknown keys are faults. */
export const manifestContract = z
  .object({
    $schema: z.string().optional(),
    id: toolsetIdContract.describe('The same as the name of the folder.'),
    version: versionContract,
    stage: z.enum(stages),
    order: z.number().int().min(0).max(9999).describe('The place within the stage; lower comes first.'),
    icon: z.enum(icons),
    dependsOn: z.array(dependency).max(20).default([]),
    tokenCost: z.number().int().min(1).max(1000).describe('Tokens taken for a whole generation.'),
    minutes: minutesContract.describe(
      'How long a team takes over it, once what it builds on is there; visits and interviews apart.',
    ),
    binds: z.array(bindContract).max(40).default([]),
    sources: sourcesContract.default([]),
    claims: claimsContract.default([]),
    hypotheses: hypothesesContract.default([]),
    verdicts: verdictsContract.default([]),
    computed: computedContract.default([]),
    measures: z
      .record(ruleFieldContract, measureContract)
      .optional()
      .describe('What the numbers count with which rules compute, and what they compute.'),
    agrees: agreesContract.default([]),
    currency: currencyContract.optional(),
    gist: gistContract.optional(),
    proposes: proposesContract.optional(),
    sketch: sketchContract.optional(),
    figures: figuresContract.default([]),
    actions: actionsContract.default([]),
    story: storyContract.default([]),
    critic: criticContract.default([]),
    notGenerated: z.array(patternContract).max(40).default([]).describe('Fields that only a person fills in.'),
    upgrades: upgradesContract.default([]),
    mirrors: z
      .object({ name: patternContract, description: patternContract })
      .strict()
      .optional()
      .describe("The fields that show the project's own name and description."),
  })
  .strict();

export type ToolsetManifest = z.infer<typeof manifestContract>;
