import type { NotificationKind } from '#engine/protocol/notification.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

import { readableProjects } from './readableProjects.ts';

export interface NewNotification {
  userId: string;
  projectId: string;
  kind: NotificationKind;
  toolsetId?: string | null;
  commentId?: string;
  /** null: a guest, or nobody in particular. */
  actorId: string | null;
  guestName?: string | null;
  happenedAt?: string;
}

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  projectId: string;
  projectName: string;
  toolsetId: string | null;
  commentId: string | null;
  actorName: string | null;
  guestName: string | null;
  happenedAt: string;
  readAt: string | null;
}

export async function insertNotifications(
  transaction: Transaction,
  notifications: readonly NewNotification[],
): Promise<void> {
  if (notifications.length === 0) return;
  const now = new Date().toISOString();
  await transaction('notifications').insert(
    notifications.map(({ happenedAt = now, ...each }) => ({
      id: createId(),
      user_id: each.userId,
      project_id: each.projectId,
      kind: each.kind,
      toolset_id: each.toolsetId ?? null,
      comment_id: each.commentId ?? null,
      actor_id: each.actorId,
      guest_name: each.guestName ?? null,
      happened_at: happenedAt,
    })),
  );
}

/** Who has been told that a comment mentions them. */
export async function findMentioned(connection: Connection, commentId: string): Promise<string[]> {
  const kind: NotificationKind = 'mention';
  return connection('notifications').where({ comment_id: commentId, kind }).pluck('user_id');
}

/** Of the projects that the person may read now, the latest first. */
export async function listNotifications(
  connection: Connection,
  userId: string,
  limit: number,
): Promise<NotificationRow[]> {
  return connection('notifications')
    .join('projects', 'projects.id', 'notifications.project_id')
    .leftJoin('users', 'users.id', 'notifications.actor_id')
    .where('notifications.user_id', userId)
    .whereIn('notifications.project_id', readableProjects(connection, userId))
    .orderBy([
      { column: 'notifications.happened_at', order: 'desc' },
      { column: 'notifications.id', order: 'desc' },
    ])
    .limit(limit)
    .select({
      id: 'notifications.id',
      kind: 'notifications.kind',
      projectId: 'notifications.project_id',
      projectName: 'projects.name',
      toolsetId: 'notifications.toolset_id',
      commentId: 'notifications.comment_id',
      actorName: 'users.full_name',
      guestName: 'notifications.guest_name',
      happenedAt: 'notifications.happened_at',
      readAt: 'notifications.read_at',
    });
}

/** Those of others are left as they are. */
export async function markNotificationsRead(
  transaction: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction('notifications')
    .where({ user_id: userId })
    .whereIn('id', [...ids])
    .whereNull('read_at')
    .update({ read_at: new Date().toISOString() });
}

/** What was said of a toolset, once somebody has opened it there. */
export async function markCommentsSeen(
  transaction: Transaction,
  { userId, projectId, toolsetId }: { userId: string; projectId: string; toolsetId: string },
): Promise<void> {
  await transaction('notifications')
    .where({ user_id: userId, project_id: projectId, toolset_id: toolsetId })
    .whereNotNull('comment_id')
    .whereNull('read_at')
    .update({ read_at: new Date().toISOString() });
}

/** When others last saved in each project of a person since that person last opened it. */
export async function findChangesByOthers(
  connection: Connection,
  userId: string,
): Promise<{ projectId: string; at: string }[]> {
  const rows: { projectId: string; at: string }[] = await connection('project_toolsets')
    .join('projects', 'projects.id', 'project_toolsets.project_id')
    .leftJoin('project_members', (on) =>
      on
        .on('project_members.project_id', 'projects.id')
        .andOn('project_members.user_id', connection.raw('?', [userId])),
    )
    .whereIn('projects.id', readableProjects(connection, userId))
    .whereNotNull('project_toolsets.saved_by')
    .where('project_toolsets.saved_by', '<>', userId)
    .whereRaw(
      "project_toolsets.saved_at > coalesce(case when projects.user_id = ? then projects.last_opened_at else project_members.last_opened_at end, '')",
      [userId],
    )
    .groupBy('projects.id')
    .select({ projectId: 'projects.id' })
    .max({ at: 'project_toolsets.saved_at' });
  return rows;
}

/** Tells of what others have saved, once a project: what is newer takes the place of what was told before. */
export async function noteChange(
  transaction: Transaction,
  { userId, projectId, at }: { userId: string; projectId: string; at: string },
): Promise<void> {
  const place = { user_id: userId, project_id: projectId, kind: 'change' };
  const known: { id: string; at: string } | undefined = await transaction('notifications')
    .where(place)
    .forUpdate()
    .first({ id: 'id', at: 'happened_at' });
  if (!known)
    await insertNotifications(transaction, [{ userId, projectId, kind: 'change', actorId: null, happenedAt: at }]);
  else if (known.at < at)
    await transaction('notifications').where({ id: known.id }).update({ happened_at: at, read_at: null });
}

export async function deleteNotificationsBefore(transaction: Transaction, before: string): Promise<void> {
  await transaction('notifications').where('happened_at', '<', before).delete();
}
