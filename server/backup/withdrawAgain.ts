import { findSource } from '#server/database/repositories/sources.ts';
import { keepWithdrawal, type Withdrawal } from '#server/database/repositories/withdrawals.ts';
import type { RestoreTarget } from '#server/database/restoreTargets.ts';
import { withdrawWords } from '#server/sources/withdrawWords.ts';

/**
 * Takes words out of the restored database as they were taken out of the present one: a source or its lines, and every
 * quote of them. Returns how many sources still had some.
 */
export async function withdrawAgain(target: RestoreTarget, withdrawals: readonly Withdrawal[]): Promise<number> {
  if (withdrawals.length === 0) return 0;
  const database = await target.openNew();
  const changed = new Set<string>();
  try {
    for (const withdrawal of withdrawals) {
      const { projectId, sourceId } = withdrawal;
      await database.transaction(async (transaction) => {
        const source = await findSource(transaction, projectId, sourceId);
        if (!source) return keepWithdrawal(transaction, withdrawal);
        await withdrawWords(transaction, source, withdrawal);
        changed.add(sourceId);
      });
    }
  } finally {
    await database.close();
  }
  return changed.size;
}
