import type { z } from 'zod';

import { namePlace } from '#engine/comments/namePlace.ts';
import { longestPlace, patternOfPlace, placeOf } from '#engine/comments/place.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { createCommentRequest } from '#engine/protocol/comment.ts';
import type { Transaction } from '#server/database/Database.ts';
import { insertComment, lockComment, resolveThread } from '#server/database/repositories/comments.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { notifyOfComment } from '#server/notifications/notifyOfComment.ts';
import type { Services } from '#server/Services.ts';

import { noteMentions } from './noteMentions.ts';
import { refuseField } from './refuseField.ts';
import { ShownContents } from './ShownContents.ts';

interface NewComment extends z.output<typeof createCommentRequest> {
  projectId: string;
  /** Of the project. */
  ownerId: string;
  userId: string;
  language: Language;
}

/** Writes a comment, and gives its id. A reply stands where its thread does, and opens that again. */
export async function writeComment(
  { toolsets }: Pick<Services, 'toolsets'>,
  transaction: Transaction,
  comment: NewComment,
): Promise<string> {
  const { projectId, userId, language, toolset, text, replyTo } = comment;
  const definition = toolsets.get(toolset);
  const first = replyTo === undefined ? null : await lockComment(transaction, projectId, replyTo);
  if (replyTo !== undefined && !first) throw new NotFoundError();
  if (first && (first.replyTo !== null || first.toolsetId !== toolset))
    throw refuseField(language, '/replyTo', 'not-first-comment');
  const place = first ? null : await findPlace();
  const id = await insertComment(transaction, {
    projectId,
    userId,
    toolsetId: toolset,
    replyTo: replyTo ?? null,
    place: first ? first.place : (place?.place ?? null),
    placeName: first ? first.placeName : (place?.name ?? null),
    text,
    shareLinkId: first?.shareLinkId ?? null,
  });
  await noteMentions(transaction, { commentId: id, projectId, toolsetId: toolset, userId, text, before: '', language });
  await notifyOfComment(transaction, {
    commentId: id,
    projectId,
    ownerId: comment.ownerId,
    toolsetId: toolset,
    replyTo: first?.id ?? null,
    text,
    authorId: userId,
  });
  if (first?.resolvedAt) await resolveThread(transaction, first.id, null);
  return id;

  async function findPlace(): Promise<{ place: string; name: string } | null> {
    const [given, path] = comment.place === undefined ? [comment.pointer, '/pointer'] : [comment.place, '/place'];
    if (!given) return null;
    const content = await new ShownContents(transaction, projectId).read(toolset);
    const found = path === '/pointer' ? placeOf(definition.schema, content, given) : given;
    if (found === null || found.length > longestPlace || patternOfPlace(definition.schema, found) === null)
      throw refuseField(language, path, 'no-such-field');
    return { place: found, name: namePlace(definition, content, found, language).slice(0, longestPlace) };
  }
}
