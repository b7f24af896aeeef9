import { mentionsIn } from '#engine/comments/mentions.ts';
import { namePlace } from '#engine/comments/namePlace.ts';
import { pointerOfPlace } from '#engine/comments/place.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Comment } from '#engine/protocol/comment.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Connection } from '#server/database/Database.ts';
import type { NamedComment } from '#server/database/repositories/comments.ts';
import { findNames } from '#server/database/repositories/users.ts';

import { ShownContents } from './ShownContents.ts';

interface Reading {
  connection: Connection;
  toolsets: ToolsetRegistry;
  projectId: string;
  language: Language;
}

/** Comments as a reader sees them: where they are in today's content, and with the present names of people. */
export async function presentComments(reading: Reading, rows: readonly NamedComment[]): Promise<Comment[]> {
  const { connection, projectId } = reading;
  const mentioned = [...new Set(rows.flatMap(({ text }) => mentionsIn(text)))];
  const names = mentioned.length > 0 ? await findNames(connection, mentioned) : new Map<string, string>();
  const contents = new ShownContents(connection, projectId);
  const comments: Comment[] = [];
  for (const row of rows) {
    comments.push({
      id: row.id,
      toolset: row.toolsetId,
      ...(await present(reading, contents, row)),
      text: row.text,
      mentions: mentionsIn(row.text).map((id) => ({ id, name: names.get(id) ?? null })),
      author: row.userId === null ? null : { id: row.userId, name: row.authorName ?? '' },
      guest: row.guestName,
      seenByGuests: row.shareLinkId !== null,
      replyTo: row.replyTo,
      resolved: row.resolvedAt !== null,
      resolvedBy: row.resolverName,
      deleted: row.deletedAt !== null,
      createdAt: row.createdAt,
      editedAt: row.editedAt,
    });
  }
  return comments;
}

async function present(
  { toolsets, language }: Reading,
  contents: ShownContents,
  { toolsetId, place, placeName }: NamedComment,
): Promise<Pick<Comment, 'pointer' | 'place' | 'field'>> {
  if (place === null) return { pointer: null, place: null, field: null };
  const toolset = toolsets.has(toolsetId) ? toolsets.get(toolsetId) : null;
  const content = toolset && (await contents.read(toolsetId));
  const pointer = toolset ? pointerOfPlace(toolset.schema, content, place) : null;
  const field = toolset && pointer !== null ? namePlace(toolset, content, place, language) : placeName;
  return { pointer, place, field };
}
