import type { Round } from '#engine/protocol/round.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

interface Columns {
  number: number;
  name: string;
  begins_on: string | null;
  version_id: string | null;
  started_at: string;
}

/** The rounds of a project, the first first; `since`: when the project began. */
export async function listRounds(
  connection: Connection,
  { id, createdAt }: { id: string; createdAt: string },
): Promise<[Round, ...Round[]]> {
  const rows: Columns[] = await connection('rounds')
    .where({ project_id: id })
    .orderBy('number')
    .select('number', 'name', 'begins_on', 'version_id', 'started_at');
  const held = new Set<string>(
    await connection('project_versions')
      .where({ project_id: id })
      .whereIn(
        'id',
        rows.flatMap(({ version_id }) => version_id ?? []),
      )
      .pluck('id'),
  );
  const first: Round = { number: 1, name: null, beginsOn: null, startedAt: createdAt, endedAt: null, version: null };
  const rounds: [Round, ...Round[]] = [
    first,
    ...rows.map(({ number, name, begins_on: beginsOn, started_at: startedAt }) => ({
      ...first,
      number,
      name,
      beginsOn,
      startedAt,
    })),
  ];
  for (const [index, { version_id, started_at }] of rows.entries()) {
    const ended = rounds[index]!;
    ended.endedAt = started_at;
    ended.version = version_id !== null && held.has(version_id) ? version_id : null;
  }
  return rounds;
}

/** The number of the round in which a project is. */
export async function findRoundNumber(connection: Connection, projectId: string): Promise<number> {
  const row = await connection('rounds').where({ project_id: projectId }).max({ number: 'number' }).first();
  return Number((row as { number: unknown } | undefined)?.number ?? 1);
}

export async function insertRound(
  transaction: Transaction,
  projectId: string,
  {
    userId,
    version,
    ...round
  }: Pick<Round, 'number' | 'name' | 'beginsOn' | 'startedAt' | 'version'> & {
    userId: string | null;
  },
): Promise<void> {
  await transaction('rounds').insert({
    project_id: projectId,
    number: round.number,
    name: round.name ?? '',
    begins_on: round.beginsOn,
    user_id: userId,
    version_id: version,
    started_at: round.startedAt,
  });
}

/** Copies the rounds of a project into another that has none, without who started them. */
export async function copyRounds(transaction: Transaction, from: { id: string; createdAt: string }, to: string) {
  for (const round of (await listRounds(transaction, from)).slice(1))
    await insertRound(transaction, to, { ...round, userId: null, version: null });
}
