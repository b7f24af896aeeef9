import type { Connection, Transaction } from '../Database.ts';
import { createId } from '../createId.ts';

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

// SQLite gives 0 and 1.
function toRow(row: WorkspaceRow): WorkspaceRow {
  return { ...row, isDefault: Boolean(row.isDefault), projects: Number(row.projects) };
}

function selectWorkspaces(connection: Connection, userId: string) {
  return connection('workspaces')
    .where('workspaces.user_id', userId)
    .select(columns)
    .select(connection('projects').count('*').whereRaw('projects.workspace_id = workspaces.id').as('projects'));
}

export async function listWorkspaces(connection: Connection, userId: string): Promise<WorkspaceRow[]> {
  const rows: WorkspaceRow[] = await selectWorkspaces(connection, userId).orderBy('workspaces.id');
  return rows.map(toRow);
}

export async function findWorkspace(connection: Connection, userId: string, id: string): Promise<WorkspaceRow | null> {
  const row = await selectWorkspaces(connection, userId).where('workspaces.id', id).first();
  return row ? toRow(row) : null;
}

export async function findDefaultWorkspace(connection: Connection, userId: string): Promise<string> {
  const row = await connection('workspaces').where({ user_id: userId, is_default: true }).first('id');
  if (!row) throw new Error(`no workspace for ${userId}`);
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

export async function deleteWorkspace(transaction: Transaction, userId: string, id: string): Promise<void> {
  await transaction('workspaces').where({ id, user_id: userId }).delete();
}
