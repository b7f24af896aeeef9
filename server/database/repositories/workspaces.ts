import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { ReferenceMissingError } from '#server/errors/ReferenceMissingError.ts';

export interface WorkspaceRow {
  id: string;
  name: string;
  isDefault: boolean;
  projects: number;
  createdAt: string;
}

const columns = {
  id: 'workspaces.id',
  name: 'workspaces.name',
  isDefault: 'is_default',
  createdAt: 'workspaces.created_at',
};

// Booleans are 0 and 1 in SQLite.
function toRow(row: WorkspaceRow): WorkspaceRow {
  return { ...row, isDefault: Boolean(row.isDefault), projects: Number(row.projects) };
}

function selectWorkspaces(connection: Connection, userId: string) {
  return connection('workspaces')
    .where('workspaces.user_id', userId)
    .select(columns)
    .select(
      connection('projects')
        .count('*')
        .whereRaw('projects.workspace_id = workspaces.id')
        .whereNull('projects.removed_at')
        .as('projects'),
    );
}

/** A person's workspaces, oldest first: all, or the page after the cursor. */
export async function listWorkspaces(
  connection: Connection,
  userId: string,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined } = {},
): Promise<{ workspaces: WorkspaceRow[]; nextCursor: string | null }> {
  const query = selectWorkspaces(connection, userId).orderBy('workspaces.id');
  if (cursor) query.where('workspaces.id', '>', cursor);
  if (limit) query.limit(limit + 1);
  const rows: WorkspaceRow[] = await query;
  const page = rows.slice(0, limit);
  const nextCursor = rows.length > page.length ? page.at(-1)!.id : null;
  return { workspaces: page.map(toRow), nextCursor };
}

export async function findWorkspace(connection: Connection, userId: string, id: string): Promise<WorkspaceRow | null> {
  const row = await selectWorkspaces(connection, userId).where('workspaces.id', id).first();
  // MySQL ignores trailing blanks when it compares ids.
  return row?.id === id ? toRow(row) : null;
}

/**
 * Locks the workspace, so that no project can be moved into it until the transaction ends: it would be deleted along.
 */
export async function lockWorkspace(transaction: Transaction, userId: string, id: string): Promise<void> {
  await transaction('workspaces').where({ id, user_id: userId }).forUpdate().first('id');
}

export async function findDefaultWorkspace(connection: Connection, userId: string): Promise<string> {
  const row = await connection('workspaces').where({ user_id: userId, is_default: true }).first('id');
  // Everybody has one, unless the person was deleted a moment ago.
  if (!row) throw new ReferenceMissingError();
  return row.id;
}

export async function insertWorkspace(
  transaction: Transaction,
  { userId, name, isDefault }: { userId: string; name: string; isDefault: boolean },
): Promise<WorkspaceRow> {
  const row = { id: createId(), name, isDefault, projects: 0, createdAt: new Date().toISOString() };
  await transaction('workspaces').insert({
    id: row.id,
    user_id: userId,
    name,
    is_default: isDefault,
    created_at: row.createdAt,
  });
  return row;
}

export async function renameWorkspace(
  transaction: Transaction,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<void> {
  await transaction('workspaces').where({ id, user_id: userId }).update({ name });
}

/** Makes a workspace the person's default instead of the one that is. */
export async function makeDefault(transaction: Transaction, userId: string, id: string): Promise<void> {
  await transaction('workspaces').where({ user_id: userId, is_default: true }).update({ is_default: false });
  await transaction('workspaces').where({ id, user_id: userId }).update({ is_default: true });
}

export async function deleteWorkspace(transaction: Transaction, userId: string, id: string): Promise<void> {
  await transaction('workspaces').where({ id, user_id: userId }).delete();
}
