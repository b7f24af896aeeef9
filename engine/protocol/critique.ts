import { z } from 'zod';

import { findingStatuses } from '#engine/critique/CritiqueFinding.ts';

/** Of a project: how often it was read for contradictions is nobody's business, when it was last is. */
export const critiqueState = z.object({
  /** What a reading costs; null: there is no model that could read. */
  tokens: z.number().int().nullable(),
  /** When it was last read; null: never. */
  readAt: z.string().nullable(),
  /** Whether parts of the project were left out then, since the model took no more. */
  shortened: z.boolean(),
});

export const findingResponse = z.object({
  id: z.string(),
  /** In the project's language. */
  question: z.string(),
  places: z.array(
    z.object({
      toolset: z.string(),
      /** JSON pointer into what the toolset says today; null: the place is gone. */
      pointer: z.string().nullable(),
      /** The fields and items that it is in, in the reader's language. */
      name: z.string(),
      /** As they stood there when the project was read. */
      words: z.string(),
      state: z.enum(['there', 'changed', 'removed']).describe('Whether the words still stand there.'),
    }),
  ),
  status: z.enum(findingStatuses),
});

export const updateFindingRequest = z.object({
  status: z
    .enum(findingStatuses)
    .describe('"dismissed": it is no contradiction; "settled": it is none any more; "open": neither.'),
});

export type CritiqueState = z.output<typeof critiqueState>;
export type Finding = z.output<typeof findingResponse>;
