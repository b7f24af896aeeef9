import type { z } from 'zod';

import type { Language } from '#engine/languages/languages.ts';
import type { updateCommentRequest } from '#engine/protocol/comment.ts';
import type { Transaction } from '#server/database/Database.ts';
import { setMentions } from '#server/database/repositories/commentMentions.ts';
import {
  type CommentRow,
  countReplies,
  deleteComment,
  emptyComment,
  lockComment,
  resolveThread,
  updateCommentText,
} from '#server/database/repositories/comments.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { notifyOfEdit } from '#server/notifications/notifyOfEdit.ts';

import { noteMentions } from './noteMentions.ts';
import { refuseField } from './refuseField.ts';

interface Target {
  projectId: string;
  id: string;
  userId: string;
}

/** Changes the words of one's own comment, or resolves a thread and opens it again, which everybody may. */
export async function changeComment(
  transaction: Transaction,
  { projectId, id, userId, language }: Target & { language: Language },
  { text, resolved }: z.output<typeof updateCommentRequest>,
): Promise<CommentRow> {
  const comment = await lockComment(transaction, projectId, id);
  if (!comment) throw new NotFoundError();
  if (text !== undefined) {
    if (comment.deletedAt) throw new NotFoundError();
    if (comment.userId !== userId) throw new ApplicationError('not-author');
    const { toolsetId, text: before } = comment;
    await noteMentions(transaction, { commentId: id, projectId, toolsetId, userId, text, before, language });
    await notifyOfEdit(transaction, { commentId: id, projectId, toolsetId, authorId: userId, text, before });
    if (text !== before) await updateCommentText(transaction, id, text);
  }
  if (resolved !== undefined) {
    if (comment.replyTo !== null) throw refuseField(language, '/resolved', 'not-first-comment');
    if (resolved !== (comment.resolvedAt !== null)) await resolveThread(transaction, id, resolved ? userId : null);
  }
  return comment;
}

/**
 * Deletes a comment: one's own, or as the owner of the project anybody's. The first one of a thread leaves its place.
 */
export async function deleteCommentInThread(
  transaction: Transaction,
  { projectId, id, userId, isOwner }: Target & { isOwner: boolean },
): Promise<CommentRow> {
  const found = await lockComment(transaction, projectId, id);
  if (!found || found.deletedAt) throw new NotFoundError();
  if (found.userId !== userId && !isOwner) throw new ApplicationError('not-author');
  if (found.replyTo === null) {
    if ((await countReplies(transaction, id)) === 0) await deleteComment(transaction, id);
    else {
      await setMentions(transaction, { commentId: id, projectId, toolsetId: found.toolsetId }, [], '');
      await emptyComment(transaction, id);
    }
    return found;
  }
  const first = await lockComment(transaction, projectId, found.replyTo);
  await deleteComment(transaction, id);
  if (first?.deletedAt && (await countReplies(transaction, first.id)) === 0) await deleteComment(transaction, first.id);
  return found;
}
