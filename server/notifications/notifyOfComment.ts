import { mentionsIn } from '#engine/comments/mentions.ts';
import type { NotificationKind } from '#engine/protocol/notification.ts';
import type { Transaction } from '#server/database/Database.ts';
import { findThreadAuthors } from '#server/database/repositories/comments.ts';
import { insertNotifications } from '#server/database/repositories/notifications.ts';
import { listProjectPeople } from '#server/database/repositories/projectPeople.ts';

interface Written {
  commentId: string;
  projectId: string;
  /** Of the project. */
  ownerId: string;
  toolsetId: string;
  replyTo: string | null;
  text: string;
  /** null: a guest. */
  authorId: string | null;
  guestName?: string;
}

/** Tells those whom a comment mentions, those who have written in its thread, and the owner; each once. */
export async function notifyOfComment(transaction: Transaction, written: Written): Promise<void> {
  const { projectId, ownerId, toolsetId, commentId, replyTo, text, authorId, guestName } = written;
  const kinds = new Map<string, NotificationKind>();
  kinds.set(ownerId, 'comment');
  if (replyTo !== null) for (const id of await findThreadAuthors(transaction, replyTo)) kinds.set(id, 'reply');
  // What a guest writes mentions nobody.
  if (authorId !== null) for (const id of mentionsIn(text)) kinds.set(id, 'mention');
  if (authorId !== null) kinds.delete(authorId);
  if (kinds.size === 0) return;
  const people = new Set((await listProjectPeople(transaction, projectId)).map(({ id }) => id));
  await insertNotifications(
    transaction,
    [...kinds]
      .filter(([userId]) => people.has(userId))
      .map(([userId, kind]) => ({
        userId,
        kind,
        projectId,
        toolsetId,
        commentId,
        actorId: authorId,
        guestName: guestName ?? null,
      })),
  );
}
