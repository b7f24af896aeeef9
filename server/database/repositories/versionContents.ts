import { createHash } from 'node:crypto';

import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

import { growVersions, noteVersionSize } from './projectSizes.ts';

/** What was saved in one toolset, with its document unparsed. */
export interface KeptContent {
  toolsetId: string;
  contentId: string;
  json: string;
  unconfirmed: Unconfirmed;
  madeFrom: MadeFrom;
  savedAt: string | null;
}

interface Columns {
  toolset_id: string;
  content_id: string;
  content: string;
  unconfirmed: string | null;
  made_from: string | null;
  saved_at: string | null;
}

const columns = ['toolset_id', 'content_id', 'content', 'unconfirmed', 'made_from', 'saved_at'] as const;

/** All that is saved in a project. @param isLocked against other writers, until the transaction ends */
export async function findPresentContents(
  connection: Connection,
  projectId: string,
  { isLocked = false } = {},
): Promise<KeptContent[]> {
  const query = connection('project_toolsets')
    .where({ project_id: projectId })
    .whereNotNull('content')
    .orderBy('toolset_id');
  const rows: Columns[] = await (isLocked ? query.forUpdate() : query).select(...columns);
  return rows.map(toKept);
}

/** Keeps contents for a version. A document that another version holds already is not stored again. */
export async function keepContents(
  transaction: Transaction,
  { projectId, versionId }: { projectId: string; versionId: string },
  contents: readonly KeptContent[],
): Promise<void> {
  const stored: { id: string; toolset_id: string; hash: string }[] = await transaction('version_contents')
    .where({ project_id: projectId })
    .whereNotNull('hash')
    .select('id', 'toolset_id', 'hash');
  const idOf = new Map(stored.map(({ id, toolset_id, hash }) => [`${toolset_id} ${hash}`, id]));
  const rows = [];
  let added = 0;
  for (const { toolsetId, contentId, json, unconfirmed, madeFrom, savedAt } of contents) {
    const places = encodeJson(unconfirmed);
    const hash = createHash('sha256').update(`${json}\n${places}`).digest('hex');
    let id = idOf.get(`${toolsetId} ${hash}`);
    if (!id) {
      id = createId();
      const bytes = Buffer.byteLength(json);
      added += bytes;
      // One statement each: together they can be larger than a packet of MySQL may be.
      await transaction('version_contents').insert({
        id,
        project_id: projectId,
        toolset_id: toolsetId,
        hash,
        content: json,
        bytes,
        unconfirmed: places,
      });
    }
    rows.push({
      version_id: versionId,
      toolset_id: toolsetId,
      version_content_id: id,
      content_id: contentId,
      made_from: encodeJson(madeFrom),
      saved_at: savedAt,
    });
  }
  await transaction('version_toolsets').insert(rows);
  if (added > 0) await growVersions(transaction, projectId, added);
}

const withDocuments = (connection: Connection) =>
  connection('version_toolsets').join('version_contents', 'version_contents.id', 'version_toolsets.version_content_id');

const keptColumns = [
  'version_toolsets.toolset_id',
  'content_id',
  'content',
  'unconfirmed',
  'made_from',
  'saved_at',
] as const;

export async function findVersionContents(connection: Connection, versionId: string): Promise<KeptContent[]> {
  const rows: Columns[] = await withDocuments(connection)
    .where({ version_id: versionId })
    .orderBy('version_toolsets.toolset_id')
    .select(...keptColumns);
  return rows.map(toKept);
}

/** The content that each version of a project holds of a toolset, by id of the version. */
export async function findContentIds(
  connection: Connection,
  projectId: string,
  toolsetId: string,
): Promise<Map<string, string>> {
  const rows: { version_id: string; content_id: string }[] = await connection('version_toolsets')
    .whereIn('version_id', connection('project_versions').where({ project_id: projectId }).select('id'))
    .where({ toolset_id: toolsetId })
    .select('version_id', 'content_id');
  return new Map(rows.map((row) => [row.version_id, row.content_id]));
}

/** The document that a version holds of a toolset; null where it holds none. */
export async function findVersionContent(
  connection: Connection,
  versionId: string,
  toolsetId: string,
): Promise<ToolsetDocument | null> {
  const row: { content: string } | undefined = await withDocuments(connection)
    .where({ version_id: versionId, 'version_toolsets.toolset_id': toolsetId })
    .first('content');
  return row ? decodeJson<ToolsetDocument>(row.content) : null;
}

/** Which document each version of a project holds of each toolset, by id of the version. */
export async function findHeldContents(connection: Connection, projectId: string) {
  const held: { version_id: string; toolset_id: string; version_content_id: string }[] = await withDocuments(connection)
    .where({ project_id: projectId })
    .select('version_id', 'version_toolsets.toolset_id', 'version_content_id');
  return Map.groupBy(held, (row) => row.version_id);
}

/** Every document that the versions of a project hold, one at a time: together they can be larger than memory. */
export async function* readVersionContents(
  connection: Connection,
  projectId: string,
): AsyncGenerator<{ id: string; content: unknown }> {
  const ids: string[] = await connection('version_contents').where({ project_id: projectId }).orderBy('id').pluck('id');
  for (const id of ids) {
    const row: { content: string } | undefined = await connection('version_contents').where({ id }).first('content');
    if (row) yield { id, content: decodeJson<unknown>(row.content) };
  }
}

/** Of all documents that the versions of a project hold, in bytes. */
export async function sizeOfVersions(connection: Connection, projectId: string): Promise<number> {
  const row = await connection('version_contents').where({ project_id: projectId }).sum({ bytes: 'bytes' }).first();
  return Number(row?.['bytes'] ?? 0);
}

/** Drops the documents of a project that no version holds any more. */
export async function deleteUnheldContents(transaction: Transaction, projectId: string): Promise<void> {
  const held = transaction('version_toolsets')
    .whereIn('version_id', transaction('project_versions').where({ project_id: projectId }).select('id'))
    .select('version_content_id');
  const dropped = await transaction('version_contents')
    .where({ project_id: projectId })
    .whereNotIn('id', held)
    .delete();
  if (dropped > 0) await noteVersionSize(transaction, projectId, await sizeOfVersions(transaction, projectId));
}

function toKept(row: Columns): KeptContent {
  return {
    toolsetId: row.toolset_id,
    contentId: row.content_id,
    json: row.content,
    unconfirmed: decodeJson<Unconfirmed>(row.unconfirmed) ?? [],
    madeFrom: decodeJson<MadeFrom>(row.made_from) ?? {},
    savedAt: row.saved_at,
  };
}
