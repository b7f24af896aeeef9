import type { LineRange } from '#engine/sources/lineRanges.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

/** What was withdrawn of a source. It says where the words stood, and nothing of what they were or whose. */
export interface Withdrawal {
  id: string;
  projectId: string;
  sourceId: string;
  /** null: the source was deleted. */
  lines: LineRange[] | null;
  withdrawnAt: string;
}

export async function keepWithdrawal(
  transaction: Transaction,
  { id, projectId, sourceId, lines, withdrawnAt }: Withdrawal,
): Promise<void> {
  await transaction('withdrawals')
    .insert({
      id,
      project_id: projectId,
      source_id: sourceId,
      lines: lines && encodeJson(lines),
      withdrawn_at: withdrawnAt,
    })
    .onConflict('id')
    .ignore();
}

/** All that is kept, the oldest first. */
export async function findWithdrawals(connection: Connection): Promise<Withdrawal[]> {
  const rows = await connection('withdrawals').orderBy(['withdrawn_at', 'id']);
  return rows.map((row) => ({
    id: row.id,
    projectId: row.project_id,
    sourceId: row.source_id,
    lines: row.lines === null ? null : decodeJson<LineRange[]>(row.lines),
    withdrawnAt: row.withdrawn_at,
  }));
}

export async function deleteWithdrawalsBefore(connection: Connection, time: string): Promise<void> {
  await connection('withdrawals').where('withdrawn_at', '<', time).delete();
}
