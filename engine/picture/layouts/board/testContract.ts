import { z } from 'zod/v3';

import { propertyName } from '#engine/picture/layouts/fieldPattern.ts';

/** How numbers of a test are told: a share of those counted, a part of them, or an amount with its unit. */
export const countings = ['percent', 'of-n', 'amount'] as const;

/** A test on each card: what was found beside its threshold, by whom and when, and what follows. */
export const testContract = z
  .object({
    result: propertyName.describe('A number: what was measured.'),
    threshold: propertyName.describe('A number.'),
    direction: propertyName.describe('An enum: "at-least", "at-most".'),
    countedAs: propertyName.optional().describe(`An enum of ${countings.join(', ')}; amounts without it.`),
    unit: propertyName.optional().describe('A text: whom or what one counts.'),
    n: propertyName.optional().describe('A number: how many there were.'),
    wanted: propertyName.optional().describe('A number: how many are planned.'),
    verdict: propertyName.optional().describe('An enum: "supported", "refuted", "open".'),
    decision: propertyName.optional().describe('An enum: what follows.'),
    who: propertyName.optional(),
    from: propertyName.optional().describe('A date.'),
    to: propertyName.optional().describe('A date.'),
  })
  .strict();

export type TestDescription = z.infer<typeof testContract>;
