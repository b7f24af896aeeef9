import type { Transaction } from '#server/database/Database.ts';
import { markRemoved, withOpenGenerations } from '#server/database/repositories/removedProjects.ts';
import type { SignedInUser } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/Services.ts';

/**
 * Deletes projects, whose rows must be locked, so that they can be restored. Their generations are cancelled, which
 * gives the tokens back. Call the returned function after the commit: it tells those who have one of them open.
 */
export async function removeProjects(
  services: Pick<Services, 'generations' | 'projectBus'>,
  transaction: Transaction,
  person: Pick<SignedInUser, 'id' | 'fullName'>,
  ids: readonly string[],
): Promise<() => void> {
  const stopped: (() => void)[] = [];
  for (const projectId of await withOpenGenerations(transaction, ids))
    stopped.push(await services.generations.cancelAll(transaction, { projectId }));
  await markRemoved(transaction, ids);
  return () => {
    for (const tell of stopped) tell();
    for (const id of ids) announce(services, person, id, { name: 'members', data: {} });
  };
}
