import type { KeptFinding } from '#engine/critique/CritiqueFinding.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

/** What the last reading of a project has found, and what the team says of it. */
export interface ProjectCritique extends CritiqueState {
  findings: KeptFinding[];
}

export interface CritiqueState {
  readAt: string;
  /** Whether parts of the project were left out. */
  isShortened: boolean;
}

interface Columns {
  findings: string;
  read_at: string;
  is_shortened: unknown;
}

const rowOf = (connection: Connection, projectId: string) =>
  connection('project_critiques').where({ project_id: projectId });

/** null: it was never read. */
export async function findCritique(connection: Connection, projectId: string): Promise<ProjectCritique | null> {
  return toCritique(await rowOf(connection, projectId).first());
}

/** The same, locked until the transaction ends. */
export async function lockCritique(transaction: Transaction, projectId: string): Promise<ProjectCritique | null> {
  return toCritique(await rowOf(transaction, projectId).forUpdate().first());
}

/** The same without its findings. */
export async function findCritiqueState(connection: Connection, projectId: string): Promise<CritiqueState | null> {
  const row = (await rowOf(connection, projectId).first('read_at', 'is_shortened')) as Columns | undefined;
  return row ? { readAt: row.read_at, isShortened: Boolean(row.is_shortened) } : null;
}

/** A text that is another one once the project is read again, or something is said of a finding. */
export async function readCritiqueMark(connection: Connection, projectId: string): Promise<string> {
  const critique = await findCritique(connection, projectId);
  return critique ? [critique.readAt, ...critique.findings.map(({ status }) => status)].join(' ') : '';
}

export async function writeCritique(
  transaction: Transaction,
  projectId: string,
  { findings, readAt, isShortened }: ProjectCritique,
): Promise<void> {
  const changes = { findings: encodeJson(findings), read_at: readAt, is_shortened: isShortened };
  await transaction('project_critiques')
    .insert({ project_id: projectId, ...changes })
    .onConflict('project_id')
    .merge(changes);
}

function toCritique(row: unknown): ProjectCritique | null {
  if (!row) return null;
  const { findings, read_at: readAt, is_shortened: isShortened } = row as Columns;
  return { findings: decodeJson<KeptFinding[]>(findings) ?? [], readAt, isShortened: Boolean(isShortened) };
}
