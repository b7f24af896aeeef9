import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';

/** A concept on one page: a picture, a slogan, what it is, and for whom. */
export const posterContract = z
  .object({
    kind: z.literal('poster'),
    each: fieldPattern.optional().describe('A list whose items get a poster each.'),
    name: propertyName,
    audience: propertyName.optional().describe('Whom the poster speaks to, beside the name.'),
    slogan: propertyName.optional(),
    sentences: propertyName.optional().describe('What it is and how it works; numbered.'),
    benefits: propertyName.optional(),
    who: propertyName.optional().describe('Who is in which situation.'),
    problem: propertyName.optional(),
    conditions: propertyName.optional().describe('What it asks of them: price, limits, sign-up; left out while empty.'),
    question: propertyName.optional().describe('What is not known yet; dashed.'),
    image: propertyName.optional().describe('An uploaded picture; without one a pattern stands in its place.'),
    imageText: propertyName.optional().describe('What the picture shows: its caption.'),
  })
  .strict();

export type PosterDescription = z.infer<typeof posterContract>;
