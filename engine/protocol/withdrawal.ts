import { z } from 'zod';

import { claimStates } from '#engine/evidence/evidenceWords.ts';

import { id } from './id.ts';

export const withdrawalQuery = z.object({
  person: id.optional().describe('Whose words alone are looked for; without it, all of the source.'),
});

const place = z.object({ toolset: z.string(), pointer: z.string() });

/** What would be lost with the words of a source. */
export const withdrawalResponse = z.object({
  /** Lines of the source. */
  lines: z.int(),
  /** Saved texts that hold some of the words, as they stand now. */
  quotes: place.extend({ text: z.string() }).array(),
  /** Claims that are worded so, or cite the words. */
  claims: place.extend({ id: z.string(), text: z.string(), state: z.enum(claimStates) }).array(),
  /** The toolsets whose saved contents lose words. */
  toolsets: z.string().array(),
  /** How many of each lose some, too. */
  elsewhere: z.object({
    drafts: z.int(),
    versions: z.int(),
    comments: z.int(),
    decisions: z.int(),
    others: z.int(),
  }),
});

export type WithdrawalAnswer = z.output<typeof withdrawalResponse>;
