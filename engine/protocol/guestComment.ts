import { z } from 'zod';

import { visibleText } from './comment.ts';
import { presentEmailAddress } from './emailAddress.ts';
import { oneLine } from './oneLine.ts';

const longestText = 2000;

/** A toolset, or one of its fields behind a slash, with the ids of items in place of their indexes. */
const guestPlace = z
  .string()
  .max(500, { abort: true })
  .regex(/^[\w-]{1,64}(\/[^/]*)*$/);

export const guestCommentRequest = z.object({
  name: oneLine(100),
  text: visibleText(longestText),
  /** Without it: the project as a whole. */
  place: guestPlace.optional(),
  /** Only to hear of answers; nobody is shown it. */
  email: z.union([z.literal(''), presentEmailAddress]).optional(),
  /** The first comment of a thread that guests see. */
  replyTo: z.string().max(64).optional(),
});

export const guestCommentResponse = z.object({
  id: z.string(),
  name: z.string(),
  isGuest: z.boolean(),
  text: z.string(),
  toolset: z.string(),
  /** What the field is called; null: the toolset as a whole. */
  field: z.string().nullable(),
  replyTo: z.string().nullable(),
  resolved: z.boolean(),
  createdAt: z.string(),
});

export type GuestComment = z.infer<typeof guestCommentResponse>;
export type NewGuestComment = z.input<typeof guestCommentRequest>;
