import type { Stage } from '#engine/contract/stages.ts';
import type { CaseAgainst } from '#engine/protocol/caseAgainst.ts';
import type { Decision, Reason } from '#engine/protocol/decision.ts';
import type { DecisionVerdict } from '#engine/protocol/decisionVerdicts.ts';
import type { PageQuery } from '#engine/protocol/page.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

interface Columns {
  id: string;
  user_id: string | null;
  full_name: string | null;
  round: number;
  verdict: DecisionVerdict;
  stage: Stage | null;
  text: string;
  reasons: string;
  against: string;
  decided_at: string;
}

/** A decision as it is kept; nobody changes one. */
export type NewDecision = Pick<Decision, 'verdict' | 'text' | 'stage' | 'round' | 'claims' | 'against' | 'at'> & {
  userId: string | null;
  /** Whoever else decided. */
  with: readonly string[];
};

const select = (connection: Connection, projectId: string) =>
  connection('decisions')
    .leftJoin('users', 'users.id', 'decisions.user_id')
    .where('decisions.project_id', projectId)
    .orderBy('decisions.id', 'desc')
    .select('decisions.*', 'users.full_name');

/** The decisions of a project, the latest first. */
export async function listDecisions(connection: Connection, projectId: string): Promise<Decision[]> {
  return present(connection, await select(connection, projectId));
}

/** The decisions of a project, the latest first: all, or as many as are asked for, after the one that is named. */
export async function pageDecisions(
  connection: Connection,
  projectId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: Decision[]; nextCursor: string | null }> {
  const query = select(connection, projectId);
  if (cursor !== undefined) query.where('decisions.id', '<', cursor);
  // Each can hold forty reasons: no more are read than are shown.
  const rows: Columns[] = await (limit === undefined ? query : query.limit(limit + 1));
  const page = rows.slice(0, limit);
  const nextCursor = rows.length > page.length ? page.at(-1)!.id : null;
  return { items: await present(connection, page), nextCursor };
}

/** null: nobody has decided anything yet. */
export async function findLatestDecision(connection: Connection, projectId: string): Promise<Decision | null> {
  const [decision] = await present(connection, await select(connection, projectId).limit(1));
  return decision ?? null;
}

export async function findDecision(connection: Connection, projectId: string, id: string): Promise<Decision | null> {
  const [decision] = await present(connection, await select(connection, projectId).where('decisions.id', id));
  return decision ?? null;
}

export async function countDecisions(connection: Connection, projectId: string): Promise<number> {
  const [row] = await connection('decisions').where({ project_id: projectId }).count({ count: '*' });
  return Number(row?.['count']);
}

/** Writes a decision, and returns how many bytes it takes. */
export async function insertDecision(
  transaction: Transaction,
  projectId: string,
  { userId, verdict, stage, text, round, claims, against, at, ...decision }: NewDecision,
): Promise<{ id: string; bytes: number }> {
  const id = createId();
  const kept = { text, reasons: encodeJson(claims), against: encodeJson(against) };
  await transaction('decisions').insert({
    id,
    project_id: projectId,
    user_id: userId,
    round,
    verdict,
    stage,
    ...kept,
    decided_at: at,
  });
  for (const user_id of new Set(decision.with))
    await transaction('decision_people').insert({ decision_id: id, user_id });
  return { id, bytes: Object.values(kept).reduce((sum, part) => sum + Buffer.byteLength(part), 0) };
}

/** Copies the decisions of a project into another that has none, without who decided. */
export async function copyDecisions(transaction: Transaction, from: string, to: string): Promise<void> {
  for (const decision of (await listDecisions(transaction, from)).toReversed())
    await insertDecision(transaction, to, { ...decision, userId: null, with: [] });
}

/** What a person has decided, for the export of their data. */
export async function listDecisionsOf(
  connection: Connection,
  userId: string,
): Promise<Pick<Decision, 'verdict' | 'text' | 'at'>[]> {
  return connection('decisions')
    .where({ user_id: userId })
    .orderBy('id')
    .select({ projectId: 'project_id', verdict: 'verdict', text: 'text', at: 'decided_at' });
}

async function present(connection: Connection, rows: Columns[]): Promise<Decision[]> {
  if (rows.length === 0) return [];
  const people: { decisionId: string; id: string; fullName: string }[] = await connection('decision_people')
    .join('users', 'users.id', 'decision_people.user_id')
    .whereIn(
      'decision_id',
      rows.map(({ id }) => id),
    )
    .orderBy(['users.full_name', 'users.id'])
    .select({ decisionId: 'decision_id', id: 'users.id', fullName: 'users.full_name' });
  const peopleOf = Map.groupBy(people, ({ decisionId }) => decisionId);
  return rows.map((row) => ({
    id: row.id,
    verdict: row.verdict,
    text: row.text,
    by: row.user_id === null ? null : { id: row.user_id, fullName: row.full_name ?? '' },
    with: (peopleOf.get(row.id) ?? []).map(({ id, fullName }) => ({ id, fullName })),
    at: row.decided_at,
    stage: row.stage,
    round: row.round,
    claims: decodeJson<Reason[]>(row.reasons) ?? [],
    against: decodeJson<CaseAgainst[]>(row.against) ?? [],
  }));
}
