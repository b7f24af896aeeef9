import { z } from 'zod/v3';

import { arithmetic, invertedOperand, operandContract, referredOperand } from './operandContract.ts';
import { ruleFieldContract } from './ruleFieldContract.ts';

const averageRule = z
  .object({
    field: ruleFieldContract,
    rule: z.literal('average'),
    of: z
      .array(z.union([ruleFieldContract, invertedOperand]))
      .min(1)
      .describe('The numbers to average. A * that also stands in field means the same item.'),
  })
  .strict();

const quadrantRule = z
  .object({
    field: ruleFieldContract,
    rule: z.literal('quadrant'),
    x: ruleFieldContract,
    y: ruleFieldContract,
    highFrom: z.number().int().describe('A score is high from this value on.'),
    values: z
      .object({ highXHighY: z.string(), highXLowY: z.string(), lowXHighY: z.string(), lowXLowY: z.string() })
      .strict(),
  })
  .strict();

const placeOfTest = z.union([ruleFieldContract, referredOperand]);

const verdictRule = z
  .object({
    field: ruleFieldContract.describe('The verdict, a property with an enum.'),
    rule: z.literal('verdict'),
    result: ruleFieldContract.describe('A number: what was measured.'),
    threshold: placeOfTest.describe('A number: of the same item, or of the hypothesis that it refers to.'),
    direction: placeOfTest.describe('"at-least" or "at-most".'),
    margin: placeOfTest.optional().describe('A number: within it of the threshold the verdict is "open".'),
    values: z
      .object({ supported: z.string(), refuted: z.string(), open: z.string().default('open') })
      .strict()
      .default({ supported: 'supported', refuted: 'refuted' }),
  })
  .strict();

const arithmeticRule = z
  .object({
    field: ruleFieldContract,
    rule: z.enum(arithmetic),
    of: z
      .array(operandContract)
      .min(1)
      .max(20)
      .describe('What it is computed from, in order. A * that also stands in field means the same item.'),
    when: z
      .object({
        field: ruleFieldContract.describe('A field of the same item, or of the document.'),
        is: z.array(z.union([z.string(), z.number(), z.boolean()])).min(1),
      })
      .strict()
      .optional()
      .describe('Computed only while that field has one of these values.'),
    decimals: z.number().int().min(0).max(4).optional().describe('To how many decimals it is rounded; 2 by default.'),
  })
  .strict();

/** The rules by which fields are computed. */
export const computedContract = z
  .array(z.discriminatedUnion('rule', [averageRule, quadrantRule, verdictRule, arithmeticRule]))
  .max(20)
  .describe(
    'quadrant: suggested from two scores until a person chooses. verdict: follows as soon as result, threshold and direction are there; until then a person chooses. All others: always computed, never typed.',
  );

export type ComputedRule = z.infer<typeof computedContract>[number];
export type AverageRule = Extract<ComputedRule, { rule: 'average' }>;
export type QuadrantRule = Extract<ComputedRule, { rule: 'quadrant' }>;
export type VerdictRule = Extract<ComputedRule, { rule: 'verdict' }>;
export type ArithmeticRule = z.infer<typeof arithmeticRule>;
