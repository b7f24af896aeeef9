import { createAddressHasher } from '#server/accounts/createAddressHasher.ts';
import { deleteAccountData } from '#server/accounts/deleteAccountData.ts';
import type { Config } from '#server/config.ts';
import { type DeletedAccount, keepDeletedAccount } from '#server/database/repositories/deletedAccounts.ts';
import { findUser, lockUser } from '#server/database/repositories/users.ts';
import type { RestoreTarget } from '#server/database/restoreTargets.ts';
import { createGenerationService } from '#server/generation/createGenerationService.ts';
import { InProcessEventBus } from '#server/generation/events/InProcessEventBus.ts';
import { InProcessQueue } from '#server/queue/InProcessQueue.ts';
import { readServerSecret } from '#server/readServerSecret.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { createValidators } from '#server/toolsets/createValidators.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

/**
 * Deletes the given accounts where the restored database has them, as if by their owners. Returns how many there were.
 */
export async function deleteAgain(
  target: RestoreTarget,
  config: Config,
  deleted: readonly DeletedAccount[],
): Promise<number> {
  if (deleted.length === 0) return 0;
  const database = await target.openNew();
  const { registry, paths } = loadToolsets([builtInToolsets]);
  const generations = createGenerationService({
    database,
    registry,
    paths,
    validators: createValidators(),
    // No worker runs on this database yet.
    queue: new InProcessQueue({ concurrency: 1 }),
    events: new InProcessEventBus(),
    metrics: { countGeneration: () => {} },
    writer: null,
    isUnlimited: false,
  });
  const services = { generations, hashAddress: createAddressHasher(readServerSecret(config)) };
  let count = 0;
  try {
    for (const account of deleted) {
      const wasThere = await database.transaction(async (transaction) => {
        await lockUser(transaction, account.userId);
        const user = await findUser(transaction, account.userId);
        if (user) await deleteAccountData(services, transaction, user);
        await keepDeletedAccount(transaction, account);
        return user !== null;
      });
      if (wasThere) count += 1;
    }
  } finally {
    await database.close();
  }
  return count;
}
