import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';
import { sectionContract } from '#engine/picture/layouts/sectionContract.ts';

const aside = z
  .object({ list: fieldPattern, title: propertyName, text: propertyName })
  .strict()
  .describe('Items below the cards that did not become one, such as personas left out.');

/** A list's items as cards, or without a list the document's fields. */
export const cardsContract = z
  .object({
    kind: z.literal('cards'),
    list: fieldPattern.optional(),
    one: z.boolean().optional().describe('One card a sheet instead of several side by side.'),
    mark: z.enum(['initials', 'number']).optional().describe('What stands in the disc beside the title.'),
    title: propertyName.optional(),
    subtitle: z.array(propertyName).optional().describe('Short fields below the title.'),
    lead: propertyName.optional().describe('A text before the sections, set larger.'),
    quote: propertyName.optional().describe("A text, or a list whose first text is the card's quote."),
    facts: z.array(propertyName).optional().describe('Short fields with their names; scores are drawn as steps.'),
    sections: z.array(sectionContract),
    assumed: z
      .object({ field: propertyName, value: z.string() })
      .strict()
      .optional()
      .describe('The value of an enum that makes a card dashed, such as a planned interview.'),
    aside: aside.optional(),
  })
  .strict();

export type CardsDescription = z.infer<typeof cardsContract>;
