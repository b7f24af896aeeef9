import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import type { Connection } from '#server/database/Database.ts';
import { decodeJson } from '#server/database/json.ts';

/** The saved content of a toolset, unparsed. */
export interface SavedContentRow {
  toolsetId: string;
  json: string;
  unconfirmed: Unconfirmed;
  savedAt: string | null;
}

/** Which content it is. */
interface Identified {
  contentId: string;
  revision: number;
}

/** What a saved content and its confirmations are told from others by. */
export type SavedIdentity = Pick<SavedContentRow & Identified, 'toolsetId' | 'contentId' | 'unconfirmed'>;

interface Columns {
  toolset_id: string;
  content_id: string;
  revision: number;
  content: string;
  unconfirmed: string | null;
  saved_at: string | null;
}

/** What is saved in a project, without the contents; in one order. */
export async function identifySavedContents(connection: Connection, projectId: string): Promise<SavedIdentity[]> {
  const rows: Pick<Columns, 'toolset_id' | 'content_id' | 'unconfirmed'>[] = await connection('project_toolsets')
    .where({ project_id: projectId })
    .whereNotNull('content')
    .orderBy('toolset_id')
    .select('toolset_id', 'content_id', 'unconfirmed');
  return rows.map(({ toolset_id, content_id, unconfirmed }) => ({
    toolsetId: toolset_id,
    contentId: content_id,
    unconfirmed: decodeJson<Unconfirmed>(unconfirmed) ?? [],
  }));
}

/** Everything saved in a project, in one order. */
export async function findSavedContents(
  connection: Connection,
  projectId: string,
): Promise<(SavedContentRow & Identified)[]> {
  const rows: Columns[] = await connection('project_toolsets')
    .where({ project_id: projectId })
    .whereNotNull('content')
    .orderBy('toolset_id')
    .select('toolset_id', 'content_id', 'revision', 'content', 'unconfirmed', 'saved_at');
  return rows.map(({ toolset_id, content_id, revision, content, unconfirmed, saved_at }) => ({
    toolsetId: toolset_id,
    contentId: content_id,
    revision,
    json: content,
    unconfirmed: decodeJson<Unconfirmed>(unconfirmed) ?? [],
    savedAt: saved_at,
  }));
}

/** Bytes of the contents saved in a project that have more than so many, as JSON. */
export async function measureSavedContents(
  connection: Connection,
  projectId: string,
  moreThan: number,
): Promise<number> {
  const row: { bytes: number | string | null } | undefined = await connection('project_toolsets')
    .where({ project_id: projectId })
    .whereRaw('octet_length(content) > ?', moreThan)
    .first(connection.raw('sum(octet_length(content)) as bytes'));
  return Number(row?.bytes ?? 0);
}
