import type { Connection } from '../Database.ts';

/** The saved content of a toolset, unparsed. */
export interface SavedContentRow {
  toolsetId: string;
  json: string;
  savedAt: string | null;
}

/** Everything saved in a project. */
export async function findSavedContents(connection: Connection, projectId: string): Promise<SavedContentRow[]> {
  const rows = (await connection('project_toolsets')
    .where({ project_id: projectId })
    .whereNotNull('content')
    .select('toolset_id', 'content', 'saved_at')) as { toolset_id: string; content: string; saved_at: string | null }[];
  return rows.map(({ toolset_id, content, saved_at }) => ({ toolsetId: toolset_id, json: content, savedAt: saved_at }));
}
