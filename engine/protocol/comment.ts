import { z } from 'zod';

import { withoutTurns } from '#engine/schema/withoutTurns.ts';

import { id } from './id.ts';
import { pageQuery } from './page.ts';
import { paragraphs } from './paragraphs.ts';

const invisible = /^[\p{Z}\p{Default_Ignorable_Code_Point}\n\t]*$/u;

/** Plain text with line breaks, in which something can be seen. */
export const visibleText = (most: number) =>
  paragraphs(most)
    .overwrite(withoutTurns)
    .overwrite((text) => (invisible.test(text) ? '' : text))
    .min(1);

/** Whoever is mentioned stands in it by id: see `mentionsIn`. */
const commentText = visibleText(4000);

const path = z
  .string()
  .max(500, { abort: true })
  .regex(/^(\/[^/]*)*$/);

export const listCommentsQuery = pageQuery.extend({ toolset: id.optional() });

export const createCommentRequest = z.object({
  toolset: id,
  /** JSON pointer of a field in the content as it is stored; absent: the toolset as a whole. */
  pointer: path.optional(),
  /** The same with the ids of items in place of their indexes, for content that is not saved yet. */
  place: path.optional(),
  text: commentText,
  /** The first comment of a thread. */
  replyTo: id.optional(),
});

export const updateCommentRequest = z.object({
  text: commentText.optional(),
  /** Of a first comment: resolves its thread, or opens it again. */
  resolved: z.boolean().optional(),
});

/** Whose account is deleted has no name any more. */
const person = z.object({ id: z.string(), name: z.string().nullable() });

export const commentResponse = z.object({
  id: z.string(),
  toolset: z.string(),
  /** The field in today's content; null: the toolset as a whole, or a field or an item that is gone. */
  pointer: z.string().nullable(),
  place: z.string().nullable(),
  /** What the field is called, or was called when it is gone. */
  field: z.string().nullable(),
  text: z.string(),
  mentions: z.array(person),
  /** null: the account is deleted, or a guest wrote it. */
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The name that a guest gave who wrote it by a share link; null for all others. */
  guest: z.string().nullable(),
  /** Whether guests read its thread, by the link through which it was begun. */
  seenByGuests: z.boolean(),
  /** The first comment of its thread; null for that one. */
  replyTo: z.string().nullable(),
  resolved: z.boolean(),
  resolvedBy: z.string().nullable(),
  /** A first comment that was deleted and has replies: without its text. */
  deleted: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
});

/** Open threads of a toolset, and mentions of the reader that they have not seen. */
export const commentCountResponse = z.object({
  toolset: z.string(),
  open: z.number().int(),
  unread: z.number().int(),
});

export const readCommentsRequest = z.object({ toolset: id });

export const projectPersonResponse = z.object({ id: z.string(), fullName: z.string() });

export type Comment = z.infer<typeof commentResponse>;
export type NewComment = z.input<typeof createCommentRequest>;
export type CommentChange = z.input<typeof updateCommentRequest>;
export type CommentCount = z.infer<typeof commentCountResponse>;
export type ProjectPerson = z.infer<typeof projectPersonResponse>;
