import { requireLockedProject } from '#server/access/requireProject.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import type { Withdrawal } from '#server/database/repositories/withdrawals.ts';

import { requireSource } from './requireSource.ts';
import { withdrawWords } from './withdrawWords.ts';

interface Removal {
  userId: string;
  projectId: string;
  sourceId: string;
}

/**
 * Deletes a source for good, and every quote of it wherever it stands in the project.
 *
 * @returns what is to be listed beside the backups
 * @throws NotFoundError
 */
export async function removeSource(
  transaction: Transaction,
  { userId, projectId, sourceId }: Removal,
): Promise<Withdrawal> {
  await requireLockedProject(transaction, { id: userId }, 'withdraw', projectId);
  const source = await requireSource(transaction, projectId, sourceId);
  const withdrawnAt = new Date().toISOString();
  const withdrawal = { id: createId(), projectId, sourceId, lines: null, withdrawnAt };
  await withdrawWords(transaction, source, withdrawal);
  await touchProject(transaction, projectId);
  return withdrawal;
}
