import type { Connection, Transaction } from '#server/database/Database.ts';

interface MentionsOf {
  commentId: string;
  projectId: string;
  toolsetId: string;
}

/** Makes these the people whom a comment mentions; those who were mentioned before keep what they have read. */
export async function setMentions(
  transaction: Transaction,
  { commentId, projectId, toolsetId }: MentionsOf,
  userIds: readonly string[],
  dueAt: string,
): Promise<void> {
  await transaction('comment_mentions')
    .where({ comment_id: commentId })
    .whereNotIn('user_id', [...userIds])
    .delete();
  if (userIds.length === 0) return;
  await transaction('comment_mentions')
    .insert(
      userIds.map((userId) => ({
        comment_id: commentId,
        user_id: userId,
        project_id: projectId,
        toolset_id: toolsetId,
        due_at: dueAt,
      })),
    )
    .onConflict(['comment_id', 'user_id'])
    .ignore();
}

/** How many mentions a person has not read, by toolset. */
export async function countUnread(
  connection: Connection,
  { userId, projectId }: { userId: string; projectId: string },
): Promise<Map<string, number>> {
  const rows: { toolsetId: string; count: number }[] = await connection('comment_mentions')
    .where({ user_id: userId, project_id: projectId })
    .whereNull('read_at')
    .groupBy('toolset_id')
    .select({ toolsetId: 'toolset_id' })
    .count({ count: '*' });
  return new Map(rows.map(({ toolsetId, count }) => [toolsetId, Number(count)]));
}

export async function markMentionsRead(
  transaction: Transaction,
  { userId, projectId, toolsetId }: { userId: string; projectId: string; toolsetId: string },
): Promise<void> {
  await transaction('comment_mentions')
    .where({ user_id: userId, project_id: projectId, toolset_id: toolsetId })
    .whereNull('read_at')
    .update({ read_at: new Date().toISOString(), due_at: null });
}

export interface MailAddressee {
  userId: string;
  projectId: string;
}

/** Those to whom a mail is due. */
export async function findDueMentions(connection: Connection, now: string, limit: number): Promise<MailAddressee[]> {
  return connection('comment_mentions')
    .where('due_at', '<=', now)
    .distinct({ userId: 'user_id', projectId: 'project_id' })
    .limit(limit);
}

export interface ClaimedMention {
  commentId: string;
  toolsetId: string;
  authorName: string | null;
}

/** Takes all mentions of a person that no mail has told of, oldest first: whoever gets them sends the mail. */
export async function claimMentions(
  transaction: Transaction,
  { userId, projectId }: MailAddressee,
): Promise<ClaimedMention[]> {
  const mine = { user_id: userId, project_id: projectId };
  const claimed: string[] = await transaction('comment_mentions')
    .where(mine)
    .whereNotNull('due_at')
    .forUpdate()
    .pluck('comment_id');
  if (claimed.length === 0) return [];
  await transaction('comment_mentions').where(mine).whereIn('comment_id', claimed).update({ due_at: null });
  return transaction('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .whereIn('comments.id', claimed)
    .orderBy('comments.id')
    .select({ commentId: 'comments.id', toolsetId: 'comments.toolset_id', authorName: 'users.full_name' });
}
