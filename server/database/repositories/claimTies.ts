import { createHash } from 'node:crypto';

import { noTies, type Ties } from '#engine/evidence/Ties.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

/** What is tied in a project, and what tells it from another state. */
export interface KeptTies {
  ties: Ties;
  /** "": nobody has said anything yet. */
  digest: string;
}

export async function findTies(connection: Connection, projectId: string): Promise<KeptTies> {
  const row: { ties: string; digest: string } | undefined = await connection('claim_ties')
    .where({ project_id: projectId })
    .first('ties', 'digest');
  return { ties: decodeJson<Ties>(row?.ties ?? null) ?? noTies, digest: row?.digest ?? '' };
}

export async function findTiesDigest(connection: Connection, projectId: string): Promise<string> {
  const row: { digest: string } | undefined = await connection('claim_ties')
    .where({ project_id: projectId })
    .first('digest');
  return row?.digest ?? '';
}

/** Copies what is tied in a project into another that has nothing yet: claims keep their ids. */
export async function copyTies(transaction: Transaction, from: string, to: string): Promise<void> {
  const { ties } = await findTies(transaction, from);
  if (ties !== noTies) await writeTies(transaction, to, ties);
}

/** Writes what is tied in a project, which is locked. */
export async function writeTies(transaction: Transaction, projectId: string, ties: Ties): Promise<void> {
  const json = encodeJson(ties);
  const changes = { ties: json, digest: createHash('sha256').update(json).digest('hex') };
  await transaction('claim_ties')
    .insert({ project_id: projectId, ...changes })
    .onConflict(['project_id'])
    .merge(changes);
}
