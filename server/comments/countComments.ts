import type { CommentCount } from '#engine/protocol/comment.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Connection } from '#server/database/Database.ts';
import { countUnread } from '#server/database/repositories/commentMentions.ts';
import { countOpenThreads } from '#server/database/repositories/comments.ts';

/** Open threads and unread mentions, of the toolsets that have any. */
export async function countComments(
  connection: Connection,
  { toolsets }: ToolsetRegistry,
  reader: { userId: string; projectId: string },
): Promise<CommentCount[]> {
  const open = await countOpenThreads(connection, reader.projectId);
  const unread = await countUnread(connection, reader);
  return toolsets
    .map(({ manifest: { id } }) => ({ toolset: id, open: open.get(id) ?? 0, unread: unread.get(id) ?? 0 }))
    .filter((count) => count.open + count.unread > 0);
}
