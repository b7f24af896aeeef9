import type { Connection } from '../Database.ts';
import { decodeJson } from '../json.ts';
import { StoredJson } from '../StoredJson.ts';
import type { DraftRecord } from './projectToolsets.ts';
import { type ProjectToolsetState, type StateColumns, stateColumns, toState } from './projectToolsetStates.ts';

/** A toolset with its documents unparsed, and the states of all toolsets of the project, in a consistent snapshot. */
export interface OpenedToolset {
  states: Map<string, ProjectToolsetState>;
  content: StoredJson | null;
  draft: (Pick<DraftRecord, 'generationId' | 'createdAt' | 'cut' | 'example'> & { content: StoredJson }) | null;
}

interface Row extends StateColumns {
  content: Buffer | null;
  draft: Buffer | null;
  draft_cut: string | null;
  draft_generation_id: string | null;
  draft_example: number | boolean | null;
}

/** A single query, so that content and revision are consistent under concurrent saves. */
export async function findOpenedToolset(
  connection: Connection,
  projectId: string,
  toolsetId: string,
): Promise<OpenedToolset> {
  const bytes = connection.client.dialect === 'sqlite3' ? 'blob' : 'binary';
  const document = (column: 'content' | 'draft') =>
    connection.raw(`case when toolset_id = ? then cast(${column} as ${bytes}) end as ${column}`, [toolsetId]);
  const rows: Row[] = await connection('project_toolsets')
    .where({ project_id: projectId })
    .select(
      ...stateColumns,
      'draft_cut',
      'draft_generation_id',
      'draft_example',
      document('content'),
      document('draft'),
    );
  const opened = rows.find((row) => row.toolset_id === toolsetId);
  return {
    states: new Map(rows.map((row) => [row.toolset_id, toState(row)])),
    content: opened?.content ? new StoredJson(opened.content) : null,
    draft: opened?.draft
      ? {
          content: new StoredJson(opened.draft),
          cut: decodeJson<string[]>(opened.draft_cut) ?? [],
          generationId: opened.draft_generation_id ?? '',
          example: Boolean(opened.draft_example),
          createdAt: opened.draft_created_at ?? '',
        }
      : null,
  };
}
