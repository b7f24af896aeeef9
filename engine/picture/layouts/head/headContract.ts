import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';

/** An empathy map (XPLANE): what a person perceives around a head, what goes on inside it within. */
export const headContract = z
  .object({
    kind: z.literal('head'),
    each: fieldPattern.optional().describe('A list whose items get a map each.'),
    who: propertyName.optional().describe('1: with whom one empathises.'),
    situation: propertyName.optional().describe('The moment they are in, beside who they are.'),
    need: propertyName.optional().describe('2: what they need to do.'),
    sees: propertyName.describe('3, beside the eye.'),
    says: propertyName.describe('4, beside the mouth.'),
    does: propertyName.optional().describe('5, below the head.'),
    hears: propertyName.describe('6, beside the ear.'),
    thinks: propertyName.describe('7, inside the head.'),
    feels: propertyName.optional(),
    pains: propertyName.optional(),
    gains: propertyName.optional(),
    tension: propertyName.optional().describe('Where words and deeds come apart, below what is heard.'),
  })
  .strict();

export type HeadDescription = z.infer<typeof headContract>;
