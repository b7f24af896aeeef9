import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson } from '#server/database/json.ts';

/** What the owner of a project chooses for a link. */
export interface ShareLinkChoices {
  /** For the team; guests do not see it. */
  name: string | null;
  /** null: until it is withdrawn. */
  expiresAt: string | null;
  /** null: all of them. */
  toolsets: readonly string[] | null;
  /** Without what nobody has confirmed. */
  confirmedOnly: boolean;
  /** Whether guests may comment. */
  takesComments: boolean;
  /** Whether messengers are told of what it leads to. */
  preview: boolean;
}

export interface ShareLinkRow extends ShareLinkChoices {
  id: string;
  projectId: string;
  tokenHash: string;
  createdAt: string;
}

interface StoredLink {
  id: string;
  project_id: string;
  token_hash: string;
  created_at: string;
  expires_at: string | null;
  name: string | null;
  toolsets: string | null;
  confirmed_only: number | boolean;
  takes_comments: number | boolean;
  has_preview: number | boolean;
}

const toRow = (row: StoredLink): ShareLinkRow => ({
  id: row.id,
  projectId: row.project_id,
  tokenHash: row.token_hash,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  name: row.name,
  toolsets: decodeJson<string[]>(row.toolsets),
  confirmedOnly: Boolean(row.confirmed_only),
  takesComments: Boolean(row.takes_comments),
  preview: Boolean(row.has_preview),
});

const toColumns = ({ name, expiresAt, toolsets, confirmedOnly, takesComments, preview }: ShareLinkChoices) => ({
  name,
  expires_at: expiresAt,
  toolsets: toolsets && JSON.stringify(toolsets),
  confirmed_only: confirmedOnly,
  takes_comments: takesComments,
  has_preview: preview,
});

/** Those that hold, and those that have expired; oldest first. */
export async function listShareLinks(connection: Connection, projectId: string): Promise<ShareLinkRow[]> {
  const rows: StoredLink[] = await connection('share_links').where({ project_id: projectId }).orderBy('id');
  return rows.map(toRow);
}

/** The link that is recognised by a hash, unless it has expired. */
export async function findShareLink(
  connection: Connection,
  tokenHash: string,
  now: string,
): Promise<ShareLinkRow | null> {
  const row: StoredLink | undefined = await connection('share_links')
    .where({ token_hash: tokenHash })
    .where((time) => time.whereNull('expires_at').orWhere('expires_at', '>', now))
    .first();
  return row ? toRow(row) : null;
}

export async function lockShareLink(
  transaction: Transaction,
  projectId: string,
  id: string,
): Promise<ShareLinkRow | null> {
  const row: StoredLink | undefined = await transaction('share_links')
    .where({ id, project_id: projectId })
    .forUpdate()
    .first();
  return row ? toRow(row) : null;
}

/** @param hashOf what the link is recognised by, from its id */
export async function insertShareLink(
  transaction: Transaction,
  projectId: string,
  choices: ShareLinkChoices,
  hashOf: (id: string) => string,
): Promise<ShareLinkRow> {
  const id = createId();
  const row = { id, projectId, tokenHash: hashOf(id), createdAt: new Date().toISOString(), ...choices };
  await transaction('share_links').insert({
    id,
    project_id: projectId,
    token_hash: row.tokenHash,
    created_at: row.createdAt,
    ...toColumns(choices),
  });
  return row;
}

export async function updateShareLink(transaction: Transaction, id: string, choices: ShareLinkChoices): Promise<void> {
  await transaction('share_links').where({ id }).update(toColumns(choices));
}

/** False when the project has no such link. */
export async function deleteShareLink(transaction: Transaction, projectId: string, id: string): Promise<boolean> {
  return (await transaction('share_links').where({ id, project_id: projectId }).delete()) === 1;
}
