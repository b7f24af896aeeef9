import { mentionsIn, splitMentions } from '#engine/comments/mentions.ts';
import type { GuestComment } from '#engine/protocol/guestComment.ts';
import type { Connection } from '#server/database/Database.ts';
import { listCommentsOfLink } from '#server/database/repositories/comments.ts';
import { findNames } from '#server/database/repositories/users.ts';

/** What guests see by a link: their own threads with the team's answers, and of the team only names. */
export async function listGuestComments(connection: Connection, shareLinkId: string): Promise<GuestComment[]> {
  const rows = await listCommentsOfLink(connection, shareLinkId);
  const mentioned = [...new Set(rows.flatMap(({ text }) => mentionsIn(text)))];
  const names = mentioned.length > 0 ? await findNames(connection, mentioned) : new Map<string, string>();
  const plain = (text: string) =>
    splitMentions(text)
      .map((part) => (typeof part === 'string' ? part : (names.get(part.id) ?? '')))
      .join('');
  return rows.map((row) => ({
    id: row.id,
    name: row.guestName ?? row.authorName ?? '',
    isGuest: row.guestName !== null,
    text: row.guestName === null ? plain(row.text) : row.text,
    toolset: row.toolsetId,
    field: row.placeName,
    replyTo: row.replyTo,
    resolved: row.resolvedAt !== null,
    createdAt: row.createdAt,
  }));
}
