import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson } from '#server/database/json.ts';
import type { StoredJson } from '#server/database/StoredJson.ts';

/** A content that its toolset no longer has, neither saved nor as its draft. */
export interface EarlierContent {
  toolsetId: string;
  contentId: string;
  content: ToolsetDocument;
}

interface Columns {
  toolset_id: string;
  content_id: string;
  content: string;
}

/** Keeps contents of a toolset, given by id, beside those of `needed` that are kept already. */
export async function keepEarlierContents(
  transaction: Transaction,
  { projectId, toolsetId }: { projectId: string; toolsetId: string },
  contents: ReadonlyMap<string, StoredJson>,
  needed: readonly string[],
): Promise<void> {
  const key = { project_id: projectId, toolset_id: toolsetId };
  await transaction('earlier_contents').where(key).whereNotIn('content_id', needed).delete();
  await transaction('earlier_contents')
    .insert([...contents].map(([contentId, content]) => ({ ...key, content_id: contentId, content: content.text })))
    .onConflict(['project_id', 'toolset_id', 'content_id'])
    .ignore();
}

/** The contents that something was made from, by toolset, as far as they are kept. */
export async function findEarlierContents(
  connection: Connection,
  projectId: string,
  madeFrom: MadeFrom,
): Promise<Map<string, ToolsetDocument>> {
  const rows: Columns[] = await connection('earlier_contents')
    .where({ project_id: projectId })
    .whereIn('content_id', Object.values(madeFrom))
    .select('toolset_id', 'content_id', 'content');
  return new Map(
    rows
      .filter((row) => madeFrom[row.toolset_id] === row.content_id)
      .map((row) => [row.toolset_id, decodeJson<ToolsetDocument>(row.content) ?? {}]),
  );
}

/** Those of some contents of a toolset that are kept. */
export async function findKeptContents(
  connection: Connection,
  { projectId, toolsetId }: { projectId: string; toolsetId: string },
  ids: readonly string[],
): Promise<EarlierContent[]> {
  const rows: Columns[] = await connection('earlier_contents')
    .where({ project_id: projectId, toolset_id: toolsetId })
    .whereIn('content_id', ids)
    .orderBy('content_id')
    .select('toolset_id', 'content_id', 'content');
  return rows.map((row) => ({
    toolsetId: row.toolset_id,
    contentId: row.content_id,
    content: decodeJson<ToolsetDocument>(row.content) ?? {},
  }));
}

/** All that is kept of a project, one at a time: together they can be larger than memory. */
export async function* readEarlierContents(connection: Connection, projectId: string): AsyncGenerator<EarlierContent> {
  const keys: Pick<Columns, 'toolset_id' | 'content_id'>[] = await connection('earlier_contents')
    .where({ project_id: projectId })
    .orderBy(['toolset_id', 'content_id'])
    .select('toolset_id', 'content_id');
  for (const key of keys) {
    const row: Pick<Columns, 'content'> | undefined = await connection('earlier_contents')
      .where({ ...key, project_id: projectId })
      .first('content');
    if (!row) continue;
    const content = decodeJson<ToolsetDocument>(row.content) ?? {};
    yield { toolsetId: key.toolset_id, contentId: key.content_id, content };
  }
}
