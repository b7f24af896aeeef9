import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';

import type { Connection } from '../Database.ts';
import { decodeJson } from '../json.ts';

/** The saved content of a toolset, unparsed. */
export interface SavedContentRow {
  toolsetId: string;
  json: string;
  unconfirmed: Unconfirmed;
  savedAt: string | null;
}

interface Columns {
  toolset_id: string;
  content: string;
  unconfirmed: string | null;
  saved_at: string | null;
}

/** Everything saved in a project. */
export async function findSavedContents(connection: Connection, projectId: string): Promise<SavedContentRow[]> {
  const rows: Columns[] = await connection('project_toolsets')
    .where({ project_id: projectId })
    .whereNotNull('content')
    .select('toolset_id', 'content', 'unconfirmed', 'saved_at');
  return rows.map(({ toolset_id, content, unconfirmed, saved_at }) => ({
    toolsetId: toolset_id,
    json: content,
    unconfirmed: decodeJson<Unconfirmed>(unconfirmed) ?? [],
    savedAt: saved_at,
  }));
}
