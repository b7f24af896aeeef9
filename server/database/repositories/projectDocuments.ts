import type { Connection } from '#server/database/Database.ts';

/** Wherever the documents of a project stand. */
const places = [
  { table: 'project_toolsets', key: ['toolset_id'], documents: ['content', 'draft'] },
  { table: 'earlier_contents', key: ['toolset_id', 'content_id'], documents: ['content'] },
  { table: 'version_contents', key: ['id'], documents: ['content'] },
];

/**
 * Every document of a project as JSON: contents and drafts, then earlier contents, then those of versions. One at a
 * time, since together they can be larger than memory.
 */
export async function* readDocuments(connection: Connection, projectId: string): AsyncGenerator<string> {
  for (const { table, key, documents } of places) {
    const keys: Record<string, string>[] = await connection(table)
      .where({ project_id: projectId })
      .orderBy(key)
      .select(...key);
    for (const each of keys) {
      const row: Record<string, string | null> | undefined = await connection(table)
        .where({ ...each, project_id: projectId })
        .first(...documents);
      for (const text of Object.values(row ?? {})) if (text !== null) yield text;
    }
  }
}
