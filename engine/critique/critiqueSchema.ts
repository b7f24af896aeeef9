import type { StrictSchema } from '#engine/generation/StrictSchema.ts';

import { mostFindings, mostPlaces } from './critiqueBounds.ts';

const closed = (properties: Record<string, StrictSchema>): StrictSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** What the second reader answers. */
export const critiqueSchema: StrictSchema = closed({
  findings: {
    type: 'array',
    maxItems: mostFindings,
    items: closed({
      question: { type: 'string' },
      places: {
        type: 'array',
        minItems: 2,
        maxItems: mostPlaces,
        items: closed({ place: { type: 'string' }, words: { type: 'string' } }),
      },
    }),
  },
});
