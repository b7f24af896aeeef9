import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';

import { dotLooks } from './drawDot.ts';

const quadrantNames = ['highXHighY', 'highXLowY', 'lowXHighY', 'lowXLowY'] as const;
const quadrants = z.object({
  highXHighY: z.string(),
  highXLowY: z.string(),
  lowXHighY: z.string(),
  lowXLowY: z.string(),
});

/** A list's items as numbered dots by two scores. */
export const matrixContract = z
  .object({
    kind: z.literal('matrix'),
    list: fieldPattern,
    name: propertyName.describe('What a dot is called.'),
    x: propertyName,
    y: propertyName,
    highFrom: z.number().int().describe('A score is high from this value on; the border lies before it.'),
    group: propertyName
      .optional()
      .describe('An enum that colours the dots and names the quadrants; a choice other than the quadrant is ringed.'),
    severity: z
      .boolean()
      .optional()
      .describe(
        'Both scores multiplied tint cells and dots as low, medium or high, as is usual for risks; without quadrants.',
      ),
    text: propertyName
      .optional()
      .describe('A text of each item, in a list of names and texts beside the matrix; dots are then numbers only.'),
    key: z
      .literal(false)
      .optional()
      .describe('false: no list of names beside the matrix; for where one stands next to it.'),
    gathers: z
      .literal(true)
      .optional()
      .describe(
        'true: dots of a cell that would touch each other are one mark with their count; for what is only read.',
      ),
    looks: z
      .object({ property: propertyName, values: z.record(z.enum(dotLooks)) })
      .strict()
      .optional()
      .describe(
        'The look of a dot by the value of an enum: full, ring, half, square, or dashed, which also stands for no value; the legend says what each means.',
      ),
    first: z
      .enum(quadrantNames)
      .optional()
      .describe('The quadrant whose items are named first; without it the one with both scores high.'),
    quadrants: quadrants.optional().describe('The value of the enum that each quadrant stands for.'),
  })
  .strict();

export type MatrixDescription = z.infer<typeof matrixContract>;
