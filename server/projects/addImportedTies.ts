import { addTies } from '#engine/ties/changeTies.ts';
import type { Transaction } from '#server/database/Database.ts';
import { findTies, writeTies } from '#server/database/repositories/claimTies.ts';

import type { ReadProjectFile } from './readProjectFile.ts';

/** Adds what a project file says of its claims to what the project's people have said. */
export async function addImportedTies(
  transaction: Transaction,
  projectId: string,
  { ties: more, at }: Pick<ReadProjectFile, 'ties'> & { at: string },
): Promise<void> {
  if (more.tied.length + more.dismissed.length === 0) return;
  const { ties } = await findTies(transaction, projectId);
  await writeTies(transaction, projectId, addTies(ties, more, at));
}
