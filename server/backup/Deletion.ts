import { z } from 'zod';

import type { Database } from '#server/database/Database.ts';
import { findDeletedAccounts } from '#server/database/repositories/deletedAccounts.ts';
import { findWithdrawals } from '#server/database/repositories/withdrawals.ts';

const deletedAccount = z.object({ userId: z.string(), deletedAt: z.string() });
const withdrawal = z.object({
  id: z.string(),
  projectId: z.string(),
  sourceId: z.string(),
  lines: z.tuple([z.int(), z.int()]).array().nullable(),
  withdrawnAt: z.string(),
});

/** What a restore must not bring back: an account, or words of a source. None of it says whose they were. */
export const deletion = z.union([deletedAccount, withdrawal]);
export type Deletion = z.output<typeof deletion>;

/** By which a deletion is told from all others. */
export const keyOf = (one: Deletion) => ('userId' in one ? one.userId : one.id);

export const timeOf = (one: Deletion) => ('userId' in one ? one.deletedAt : one.withdrawnAt);

/** All that a database remembers. */
export async function findDeletions({ connection }: Pick<Database, 'connection'>): Promise<Deletion[]> {
  return [...(await findDeletedAccounts(connection)), ...(await findWithdrawals(connection))];
}
