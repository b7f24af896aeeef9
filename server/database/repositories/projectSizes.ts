import { firstIdAt } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

import { sizeOfSources } from './sources.ts';

/**
 * What a project holds besides versions and images, in bytes: contents, drafts, earlier ones, comments, answers,
 * findings, ties, decisions and sources.
 */
async function measure(connection: Connection, projectId: string): Promise<number> {
  const sum = async (table: string, ...columns: string[]) => {
    const size = columns.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ');
    const row = await connection(table)
      .where({ project_id: projectId })
      .first(connection.raw(`sum(${size}) as bytes`));
    return Number((row as { bytes: unknown } | undefined)?.bytes ?? 0);
  };
  return (
    (await sum('project_toolsets', 'content', 'draft')) +
    (await sum('earlier_contents', 'content')) +
    (await sum('comments', 'text')) +
    (await sum('project_answers', 'question', 'answer')) +
    (await sum('project_critiques', 'findings')) +
    (await sum('claim_ties', 'ties')) +
    (await sum('decisions', 'text', 'reasons', 'against')) +
    (await sum('moved_thresholds', 'hypothesis', 'set_before')) +
    (await sizeOfSources(connection, projectId)).bytes
  );
}

/** Notes how much a project holds after much of it has changed. */
export async function noteProjectSize(connection: Connection, projectId: string): Promise<void> {
  await connection('projects')
    .where({ id: projectId })
    .update({ bytes: await measure(connection, projectId) });
}

/** Notes that so many bytes have come, or gone. */
export async function growProject(transaction: Transaction, projectId: string, by: number): Promise<void> {
  await transaction('projects').where({ id: projectId }).increment('bytes', by);
}

export async function growVersions(transaction: Transaction, projectId: string, by: number): Promise<void> {
  await transaction('projects').where({ id: projectId }).increment('version_bytes', by);
}

export async function noteVersionSize(transaction: Transaction, projectId: string, bytes: number): Promise<void> {
  await transaction('projects').where({ id: projectId }).update({ version_bytes: bytes });
}

export async function sizeOfProject(connection: Connection, projectId: string): Promise<number> {
  const row = await connection('projects').where({ id: projectId }).first('bytes', 'version_bytes');
  return Number(row?.bytes ?? 0) + Number(row?.version_bytes ?? 0);
}

/** Of all projects of a person, also deleted ones, in bytes; without images. */
export async function sizeOfProjects(connection: Connection, userId: string): Promise<number> {
  const row = await connection('projects')
    .where({ user_id: userId })
    .first(connection.raw('sum(bytes) + sum(version_bytes) as bytes'));
  return Number((row as { bytes: unknown } | undefined)?.bytes ?? 0);
}

/** Projects in which something was saved or drafted since a time. */
export async function listProjectsChangedSince(
  connection: Connection,
  since: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  return connection('projects')
    .where((projects) =>
      projects.where('updated_at', '>=', since).orWhereIn(
        'id',
        connection('generations')
          .where('id', '>=', firstIdAt(Date.parse(since)))
          .select('project_id'),
      ),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .pluck('id');
}
