import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

export interface ShareLinkRow {
  id: string;
  createdAt: string;
  /** null: until it is withdrawn. */
  expiresAt: string | null;
}

/** Those that hold, and those that have expired; oldest first. */
export async function listShareLinks(connection: Connection, projectId: string): Promise<ShareLinkRow[]> {
  return connection('share_links')
    .where({ project_id: projectId })
    .orderBy('id')
    .select({ id: 'id', createdAt: 'created_at', expiresAt: 'expires_at' });
}

export async function insertShareLink(
  transaction: Transaction,
  { projectId, tokenHash, expiresAt }: { projectId: string; tokenHash: string; expiresAt: string | null },
): Promise<ShareLinkRow> {
  const row = { id: createId(), createdAt: new Date().toISOString(), expiresAt };
  await transaction('share_links').insert({
    id: row.id,
    project_id: projectId,
    token_hash: tokenHash,
    created_at: row.createdAt,
    expires_at: expiresAt,
  });
  return row;
}

/** False when the project has no such link. */
export async function deleteShareLink(transaction: Transaction, projectId: string, id: string): Promise<boolean> {
  return (await transaction('share_links').where({ id, project_id: projectId }).delete()) === 1;
}
