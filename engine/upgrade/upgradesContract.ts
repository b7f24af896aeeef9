import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';

import { versionContract } from './versionContract.ts';

const at = patternContract.describe('The field in the shape before the step; "*" stands for every item of a list.');
const scalar = z.union([z.string(), z.number(), z.boolean()]);

const step = z.discriminatedUnion('step', [
  z
    .object({
      step: z.literal('move'),
      field: at,
      to: patternContract.describe('Its new place, in the same items: with as many "*" as the old one.'),
    })
    .strict(),
  z.object({ step: z.literal('remove'), field: at }).strict(),
  z
    .object({
      step: z.literal('wrap'),
      field: at,
      as: z.string().min(1).max(60).describe('The value becomes an object with this one property.'),
    })
    .strict(),
  z
    .object({ step: z.literal('set'), field: at, value: scalar.describe('What the field is where it was not there.') })
    .strict(),
  z
    .object({
      step: z.literal('replace'),
      field: at,
      value: scalar.describe('The value that is no more; others stay.'),
      by: scalar,
    })
    .strict(),
]);

/** How documents of earlier versions are carried over to the present shape. */
export const upgradesContract = z
  .array(
    z
      .object({
        to: versionContract.describe('The first version with the new shape.'),
        steps: z.array(step).min(1).max(60).describe('Done one after the other.'),
      })
      .strict(),
  )
  .max(40)
  .describe('From the earliest to the latest. A document is carried over once, when it is opened by a newer folder.');

export type Upgrade = z.infer<typeof upgradesContract>[number];
export type UpgradeStep = Upgrade['steps'][number];
