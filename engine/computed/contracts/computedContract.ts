import { z } from 'zod/v3';

import { toolsetIdContract } from '#engine/references/toolsetIdContract.ts';
import { ruleFieldContract } from '#engine/schema/ruleFieldContract.ts';

import { arithmetic, invertedOperand, operandContract, referredOperand } from './operandContract.ts';

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

const bandRule = z
  .object({
    field: ruleFieldContract,
    rule: z.literal('band'),
    number: ruleFieldContract.describe('The number that suggests a choice.'),
    bands: z
      .array(z.object({ from: z.number().finite(), value: z.string() }).strict())
      .min(1)
      .max(10)
      .describe('The highest first: the choice from this number on.'),
    otherwise: z.string().describe('The choice below all of them.'),
  })
  .strict();

const citedRule = z
  .object({
    field: ruleFieldContract,
    rule: z.literal('cited'),
    of: ruleFieldContract.describe('The citations of the same item.'),
    values: z
      .array(
        z
          .object({
            toolset: toolsetIdContract.describe('The toolset whose sources are cited.'),
            value: z.string().describe('The choice that only such a source allows.'),
          })
          .strict(),
      )
      .min(1)
      .max(10)
      .describe('What says most first.'),
    otherwise: z.string().describe('The choice where none of them is cited, or only against.'),
  })
  .strict();

const placeOfTest = z.union([ruleFieldContract, referredOperand]);

const verdictRule = z
  .object({
    field: ruleFieldContract.describe('The verdict, a property with an enum.'),
    rule: z.literal('verdict'),
    result: placeOfTest.describe('A number: what was measured, in the same item, or in the one that it refers to.'),
    threshold: placeOfTest.describe('A number: of the same item, or of the hypothesis that it refers to.'),
    direction: placeOfTest.describe('"at-least" or "at-most".'),
    margin: placeOfTest.optional().describe('A number: within it of the threshold the verdict is "open".'),
    values: z
      .object({ supported: z.string(), refuted: z.string(), open: z.string().default('open') })
      .strict()
      .default({ supported: 'supported', refuted: 'refuted' }),
  })
  .strict();

const when = z
  .object({
    field: ruleFieldContract.describe('A field of the same item, or of the document.'),
    is: z.array(z.union([z.string(), z.number(), z.boolean()])).min(1),
  })
  .strict()
  .optional()
  .describe('Computed only while that field has one of these values.');
const decimals = z
  .number()
  .int()
  .min(0)
  .max(4)
  .optional()
  .describe('To how many decimals it is rounded; 2 by default.');

const arithmeticRule = z
  .object({
    field: ruleFieldContract,
    rule: z.enum(arithmetic),
    of: z
      .array(operandContract)
      .min(1)
      .max(20)
      .describe('What it is computed from, in order. A * that also stands in field means the same item.'),
    when,
    decimals,
  })
  .strict();

/** The most values of one series. */
export const mostSteps = 60;

const seriesRule = z
  .object({
    field: ruleFieldContract.describe('A list of numbers: one for each step.'),
    rule: z.literal('series'),
    steps: z.number().int().min(2).max(mostSteps).describe('How many there are, such as 12 months.'),
    before: operandContract.optional().describe('What stands before the first step, such as the cash at hand.'),
    first: operandContract.optional().describe('The first step itself, where it does not follow from one before.'),
    each: operandContract.describe(
      'Every step, or every one after the first. { "previous": true } is its own value one step before, { "series": field } that of another series at the same step.',
    ),
    when,
    decimals,
  })
  .strict();

const firstStepRule = z
  .object({
    field: ruleFieldContract,
    rule: z.literal('firstStep'),
    of: ruleFieldContract.describe('A series.'),
    is: z.enum(['below', 'at-least']),
    limit: operandContract.describe('The number that it falls below, or reaches.'),
  })
  .strict();

/** The rules by which fields are computed. */
export const computedContract = z
  .array(
    z.discriminatedUnion('rule', [
      averageRule,
      quadrantRule,
      bandRule,
      citedRule,
      verdictRule,
      arithmeticRule,
      seriesRule,
      firstStepRule,
    ]),
  )
  .max(20)
  .describe(
    'quadrant: suggested from two scores until a person chooses. band: the same from one number. cited: from the toolsets whose sources are cited; a person may choose another, but none that says more than is cited. verdict: follows as soon as result, threshold and direction are there; until then a person chooses. series: numbers of which each may follow from the one before, such as twelve months. firstStep: the number of the first step of a series at which something holds; none where it never does. All others: always computed, never typed.',
  );

export type ComputedRule = z.infer<typeof computedContract>[number];
export type AverageRule = Extract<ComputedRule, { rule: 'average' }>;
type QuadrantRule = Extract<ComputedRule, { rule: 'quadrant' }>;
type BandRule = Extract<ComputedRule, { rule: 'band' }>;
export type CitedRule = Extract<ComputedRule, { rule: 'cited' }>;
/** Suggests a choice until a person chooses. */
export type SuggestionRule = QuadrantRule | BandRule | CitedRule;
export type VerdictRule = Extract<ComputedRule, { rule: 'verdict' }>;
export type ArithmeticRule = z.infer<typeof arithmeticRule>;
export type SeriesRule = z.infer<typeof seriesRule>;
export type FirstStepRule = z.infer<typeof firstStepRule>;
