import { z } from 'zod/v3';

import { icons } from './icons.ts';
import { stages } from './stages.ts';

const toolsetId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be kebab-case, such as "risk-map"')
  .max(64);

// A JSON pointer in which "*" stands for every item of a list, such as /stakeholders/*/power.
const pattern = z
  .string()
  .regex(/^(\/(\*|[A-Za-z][A-Za-z0-9]*))+$/, 'must be a pointer such as "/stakeholders/*/power"');

const dependency = z
  .object({
    id: toolsetId.describe('The toolset whose saved content this one reads.'),
    required: z.boolean().describe('true: generation is refused until that toolset has saved content.'),
  })
  .strict();

const bind = z
  .object({
    field: pattern.describe('The text field that holds the id of an item of another toolset.'),
    toolset: toolsetId.describe('The toolset that owns the item; it must be one of dependsOn.'),
    list: pattern.describe('The list in that toolset; its items have an "id".'),
    label: z.string().describe('The property of the item that a person recognises it by.'),
  })
  .strict();

const averaged = z.union([
  pattern,
  z
    .object({
      field: pattern,
      subtractedFrom: z
        .number()
        .int()
        .describe("Where less is better, the field's minimum and maximum together: 6 turns a score of 1 to 5 round."),
    })
    .strict(),
]);

const averageRule = z
  .object({
    field: pattern,
    rule: z.literal('average'),
    of: z.array(averaged).min(1).describe('The numbers to average. A * that also stands in field means the same item.'),
  })
  .strict();

const quadrantRule = z
  .object({
    field: pattern,
    rule: z.literal('quadrant'),
    x: pattern,
    y: pattern,
    highFrom: z.number().int().describe('A score is high from this value on.'),
    values: z
      .object({ highXHighY: z.string(), highXLowY: z.string(), lowXHighY: z.string(), lowXLowY: z.string() })
      .strict(),
  })
  .strict();

/** The contract of `toolset.json`. Unknown keys are faults. */
export const manifestContract = z
  .object({
    $schema: z.string().optional(),
    id: toolsetId.describe('The same as the name of the folder.'),
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as "1.0.0"'),
    stage: z.enum(stages),
    order: z.number().int().min(0).max(9999).describe('The place within the stage; lower comes first.'),
    icon: z.enum(icons),
    dependsOn: z.array(dependency).max(20).default([]),
    tokenCost: z.number().int().min(1).max(1000).describe('Tokens taken for a whole generation.'),
    binds: z.array(bind).max(20).default([]),
    computed: z
      .array(z.discriminatedUnion('rule', [averageRule, quadrantRule]))
      .max(20)
      .default([])
      .describe('average: always computed, never typed. quadrant: suggested from two scores until a person chooses.'),
    notGenerated: z.array(pattern).max(40).default([]).describe('Fields that only a person fills in.'),
    mirrors: z
      .object({ name: pattern, description: pattern })
      .strict()
      .optional()
      .describe("The fields that show the project's own name and description."),
  })
  .strict();

export type ToolsetManifest = z.infer<typeof manifestContract>;
export type Bind = z.infer<typeof bind>;
export type ComputedRule = ToolsetManifest['computed'][number];
