import { mentionsIn } from '#engine/comments/mentions.ts';
import type { Transaction } from '#server/database/Database.ts';
import { findMentioned, insertNotifications } from '#server/database/repositories/notifications.ts';
import { listProjectPeople } from '#server/database/repositories/projectPeople.ts';

interface Edited {
  commentId: string;
  projectId: string;
  toolsetId: string;
  authorId: string;
  text: string;
  before: string;
}

/** Tells those whom a comment mentions since it was edited; whoever was told of it before is not told again. */
export async function notifyOfEdit(
  transaction: Transaction,
  { commentId, projectId, toolsetId, authorId, text, before }: Edited,
): Promise<void> {
  const known = new Set([...mentionsIn(before), authorId]);
  const mentioned = mentionsIn(text).filter((id) => !known.has(id));
  if (mentioned.length === 0) return;
  const people = new Set((await listProjectPeople(transaction, projectId)).map(({ id }) => id));
  const told = new Set(await findMentioned(transaction, commentId));
  await insertNotifications(
    transaction,
    [...new Set(mentioned)]
      .filter((id) => people.has(id) && !told.has(id))
      .map((userId) => ({ userId, kind: 'mention', projectId, toolsetId, commentId, actorId: authorId })),
  );
}
