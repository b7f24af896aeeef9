import type { Notification } from '#engine/protocol/notification.ts';
import type { Database } from '#server/database/Database.ts';
import { findChangesByOthers, listNotifications, noteChange } from '#server/database/repositories/notifications.ts';
import { lockUser } from '#server/database/repositories/users.ts';

// Older ones are deleted by day anyway.
const most = 500;

/** What a person is told of. What others have saved is noted when it is asked for: saving costs nothing for it. */
export async function readNotifications(database: Database, userId: string): Promise<Notification[]> {
  const changes = await findChangesByOthers(database.connection, userId);
  if (changes.length > 0)
    await database.transaction(async (transaction) => {
      // Two pages that ask at once would note the same change twice.
      await lockUser(transaction, userId);
      for (const change of changes) await noteChange(transaction, { userId, ...change });
    });
  const rows = await listNotifications(database.connection, userId, most);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    project: row.projectId,
    projectName: row.projectName,
    toolset: row.toolsetId,
    comment: row.commentId,
    by: row.actorName ?? row.guestName,
    isGuest: row.guestName !== null,
    at: row.happenedAt,
    read: row.readAt !== null,
  }));
}
