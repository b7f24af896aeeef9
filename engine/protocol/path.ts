import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

const localised = z.record(z.enum(languages), z.string());

/** A way through the toolsets: which of them, in which order, in how much time. */
export const projectPathResponse = z.object({
  id: z.string(),
  title: localised,
  /** For whom it is, and what for. */
  for: localised,
  /** All of it; visits and interviews that a toolset does not count apart. */
  minutes: z.number().int(),
  toolsets: z.array(
    z.object({
      id: z.string(),
      minutes: z.number().int(),
      /** The depth at which it is taken; as its folder says without it. */
      depth: z.string().optional(),
    }),
  ),
});

export type ProjectPath = z.infer<typeof projectPathResponse>;
