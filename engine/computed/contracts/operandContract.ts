import { z } from 'zod/v3';

import { toolsetIdContract } from '#engine/references/toolsetIdContract.ts';
import { patternContract } from '#engine/schema/patternContract.ts';
import { propertyContract } from '#engine/schema/propertyContract.ts';
import { ruleFieldContract } from '#engine/schema/ruleFieldContract.ts';
import { measureContract } from '#engine/units/measureContract.ts';

/** What arithmetic there is. Division by zero, and any result that is no finite number, gives no value. */
export const arithmetic = ['product', 'sum', 'difference', 'ratio', 'minimum', 'maximum'] as const;
export type Arithmetic = (typeof arithmetic)[number];

/** What a rule counts with. */
export type Operand =
  | string
  | number
  | MeasuredNumber
  | InvertedOperand
  | FigureOperand
  | ReferredOperand
  | PreviousOperand
  | SeriesOperand
  | NestedOperand;

/** A number that counts something: 12 months in a year. */
interface MeasuredNumber {
  number: number;
  measure: string;
}

/** A field of which less is better. */
export interface InvertedOperand {
  field: string;
  subtractedFrom: number;
}

/** A field of another toolset. */
export interface FigureOperand {
  toolset: string;
  field: string;
}

/** A property of the item that a field refers to. */
export interface ReferredOperand {
  through: string;
  field: string;
}

/** Within a series: its own value one step before. */
interface PreviousOperand {
  previous: true;
}

/** Within a series: the value of another one at the same step. */
export interface SeriesOperand {
  series: string;
}

/** A rule within a rule. */
export interface NestedOperand {
  rule: Arithmetic;
  of: Operand[];
}

export const invertedOperand = z
  .object({
    field: ruleFieldContract,
    subtractedFrom: z
      .number()
      .describe("Where less is better, the field's minimum and maximum together: 6 turns a score of 1 to 5 round."),
  })
  .strict();

export const figureOperand = z
  .object({
    toolset: toolsetIdContract.describe('One of dependsOn.'),
    field: patternContract.describe('A number in that toolset.'),
  })
  .strict();

export const referredOperand = z
  .object({
    through: ruleFieldContract.describe('A field of this toolset that "binds" binds to the items of a list.'),
    field: propertyContract.describe('A number in the item that it refers to.'),
  })
  .strict();

const previousOperand = z
  .object({ previous: z.literal(true).describe('Within a series: its own value one step before.') })
  .strict();

export const seriesOperand = z
  .object({ series: ruleFieldContract.describe('Within a series: another one, at the same step.') })
  .strict();

const measuredNumber = z.object({ number: z.number().finite(), measure: measureContract }).strict();

const message =
  'must be a pointer, a number, { number, measure }, { field, subtractedFrom }, { toolset, field }, { through, field }, { rule, of } or, within a series, { previous } or { series }';

/** An operand; those that are rules themselves may hold others. */
export const operandContract: z.ZodType<Operand, z.ZodTypeDef, unknown> = z.lazy(() =>
  z.union(
    [
      ruleFieldContract,
      z.number().finite(),
      measuredNumber,
      invertedOperand,
      figureOperand,
      referredOperand,
      previousOperand,
      seriesOperand,
      z.object({ rule: z.enum(arithmetic), of: z.array(operandContract).min(1).max(10) }).strict(),
    ],
    { errorMap: () => ({ message }) },
  ),
);
