import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

export interface CommentRow {
  id: string;
  projectId: string;
  toolsetId: string;
  /** The first comment of its thread; null for that one. */
  replyTo: string | null;
  /** null: the account is deleted, or a guest wrote it. */
  userId: string | null;
  guestName: string | null;
  guestEmail: string | null;
  /** Through which its thread was begun by a guest, also when it has been withdrawn since. */
  shareLinkId: string | null;
  place: string | null;
  placeName: string | null;
  text: string;
  createdAt: string;
  editedAt: string | null;
  deletedAt: string | null;
  resolvedAt: string | null;
}

/** Somebody with an account, or a guest. */
type Author = { userId: string } | { guestName: string; guestEmail: string | null };

export interface NamedComment extends CommentRow {
  authorName: string | null;
  resolverName: string | null;
}

const columns = {
  id: 'comments.id',
  projectId: 'comments.project_id',
  toolsetId: 'comments.toolset_id',
  replyTo: 'comments.reply_to',
  userId: 'comments.user_id',
  guestName: 'comments.guest_name',
  guestEmail: 'comments.guest_email',
  shareLinkId: 'comments.share_link_id',
  place: 'comments.place',
  placeName: 'comments.place_name',
  text: 'comments.text',
  createdAt: 'comments.created_at',
  editedAt: 'comments.edited_at',
  deletedAt: 'comments.deleted_at',
  resolvedAt: 'comments.resolved_at',
};

const named = (connection: Connection) =>
  connection('comments')
    .leftJoin('users as authors', 'authors.id', 'comments.user_id')
    .leftJoin('users as resolvers', 'resolvers.id', 'comments.resolved_by')
    .select({ ...columns, authorName: 'authors.full_name', resolverName: 'resolvers.full_name' });

/** A page of the comments of a project, or of one toolset, in the order in which they were written. */
export async function listComments(
  connection: Connection,
  { projectId, toolsetId, after, limit }: { projectId: string; toolsetId?: string; after?: string; limit: number },
): Promise<{ rows: NamedComment[]; nextCursor: string | null }> {
  const query = named(connection).where('comments.project_id', projectId);
  if (toolsetId !== undefined) query.where('comments.toolset_id', toolsetId);
  if (after !== undefined) query.where('comments.id', '>', after);
  const rows: NamedComment[] = await query.orderBy('comments.id').limit(limit + 1);
  const page = rows.slice(0, limit);
  return { rows: page, nextCursor: rows.length > limit ? page.at(-1)!.id : null };
}

/** The places that comments of a toolset stay with, each once; without those that were deleted. */
export async function findCommentedPlaces(
  connection: Connection,
  projectId: string,
  toolsetId: string,
): Promise<string[]> {
  const places: (string | null)[] = await connection('comments')
    .where({ project_id: projectId, toolset_id: toolsetId, deleted_at: null })
    .distinct()
    .pluck('place');
  return places.filter((place) => place !== null);
}

export async function findComment(connection: Connection, projectId: string, id: string): Promise<NamedComment | null> {
  return (await named(connection).where({ 'comments.id': id, 'comments.project_id': projectId }).first()) ?? null;
}

/** Locks a comment until the transaction ends, so that what is written for it finds it as it is. */
export async function lockComment(transaction: Transaction, projectId: string, id: string): Promise<CommentRow | null> {
  const row: CommentRow | undefined = await transaction('comments')
    .where({ id, project_id: projectId })
    .forUpdate()
    .first(columns);
  return row ?? null;
}

export async function insertComment(
  transaction: Transaction,
  comment: Pick<CommentRow, 'projectId' | 'toolsetId' | 'replyTo' | 'place' | 'placeName' | 'text' | 'shareLinkId'> &
    Author,
): Promise<string> {
  const id = createId();
  await transaction('comments').insert({
    id,
    project_id: comment.projectId,
    toolset_id: comment.toolsetId,
    reply_to: comment.replyTo,
    user_id: 'userId' in comment ? comment.userId : null,
    ...('guestName' in comment && { guest_name: comment.guestName, guest_email: comment.guestEmail }),
    share_link_id: comment.shareLinkId,
    place: comment.place,
    place_name: comment.placeName,
    text: comment.text,
    created_at: new Date().toISOString(),
  });
  return id;
}

/** What guests see by a link: the threads that were begun through it, oldest first. */
export async function listCommentsOfLink(connection: Connection, shareLinkId: string): Promise<NamedComment[]> {
  return named(connection)
    .where({ 'comments.share_link_id': shareLinkId, 'comments.deleted_at': null })
    .orderBy('comments.id');
}

/** Who has written in a thread and has an account still. */
export async function findThreadAuthors(connection: Connection, firstId: string): Promise<string[]> {
  return connection('comments')
    .where((thread) => thread.where({ id: firstId }).orWhere({ reply_to: firstId }))
    .whereNotNull('user_id')
    .distinct()
    .pluck('user_id');
}

/** How many comments guests have written through a link. */
export async function countGuestComments(connection: Connection, shareLinkId: string): Promise<number> {
  const [row] = await connection('comments')
    .where({ share_link_id: shareLinkId })
    .whereNotNull('guest_name')
    .count({ count: '*' });
  return Number(row?.['count']);
}

/** Forgets where guests wanted to hear of answers: nothing of the link's is told any more. */
export async function forgetGuestAddresses(transaction: Transaction, shareLinkId: string): Promise<void> {
  await transaction('comments').where({ share_link_id: shareLinkId }).update({ guest_email: null });
}

export async function updateCommentText(transaction: Transaction, id: string, text: string): Promise<void> {
  await transaction('comments').where({ id }).update({ text, edited_at: new Date().toISOString() });
}

/** @param userId who resolves the thread; null: it is open again */
export async function resolveThread(transaction: Transaction, id: string, userId: string | null): Promise<void> {
  const resolvedAt = userId === null ? null : new Date().toISOString();
  await transaction('comments').where({ id }).update({ resolved_at: resolvedAt, resolved_by: userId });
}

export async function countReplies(connection: Connection, id: string): Promise<number> {
  const [row] = await connection('comments').where({ reply_to: id }).count({ count: '*' });
  return Number(row?.['count']);
}

/** Leaves only the place of a first comment in its thread. */
export async function emptyComment(transaction: Transaction, id: string): Promise<void> {
  await transaction('comments')
    .where({ id })
    .update({ text: '', guest_email: null, deleted_at: new Date().toISOString() });
}

export async function deleteComment(transaction: Transaction, id: string): Promise<void> {
  await transaction('comments').where({ id }).delete();
}

/** How many threads are open, by toolset. */
export async function countOpenThreads(connection: Connection, projectId: string): Promise<Map<string, number>> {
  const rows: { toolsetId: string; count: number }[] = await connection('comments')
    .where({ project_id: projectId })
    .whereNull('reply_to')
    .whereNull('resolved_at')
    .groupBy('toolset_id')
    .select({ toolsetId: 'toolset_id' })
    .count({ count: '*' });
  return new Map(rows.map(({ toolsetId, count }) => [toolsetId, Number(count)]));
}

/** What a person has written, for the export of their data. */
export async function listCommentsOf(
  connection: Connection,
  userId: string,
  { after, limit }: { after: string; limit: number },
) {
  const { id, projectId, toolsetId, replyTo, placeName, text, createdAt, editedAt } = columns;
  const rows: Pick<CommentRow, 'id' | 'toolsetId' | 'replyTo' | 'placeName' | 'text' | 'createdAt' | 'editedAt'>[] =
    await connection('comments')
      .where({ user_id: userId })
      .whereNull('deleted_at')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select({ id, projectId, toolset: toolsetId, replyTo, field: placeName, text, createdAt, editedAt });
  return rows;
}
