import type { Transaction } from '#server/database/Database.ts';
import { countOwned } from '#server/database/repositories/ownedRows.ts';
import { lockUser } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';

const most = { workspaces: 200, projects: 1000 };

/**
 * Refuses what a person has too many of already. A deleted project counts until it is gone for good, so that restoring
 * never fails for lack of room. Locks the person's row, so that parallel calls are counted one by one.
 */
export async function requireRoom(transaction: Transaction, userId: string, kind: keyof typeof most): Promise<void> {
  const limit = most[kind];
  await lockUser(transaction, userId);
  if ((await countOwned(transaction, kind, userId)) >= limit) throw new BusinessError(`too-many-${kind}`, { limit });
}
