import { WithdrawnWords } from '#engine/sources/WithdrawnWords.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { deleteSource } from '#server/database/repositories/sources.ts';
import { withdrawTexts } from '#server/database/repositories/withdrawnTexts.ts';

import { requireSource } from './requireSource.ts';
import { saidIn } from './saidIn.ts';

interface Removal {
  userId: string;
  projectId: string;
  sourceId: string;
}

/** Deletes a source for good, and every quote of it wherever it stands in the project. @throws NotFoundError */
export async function removeSource(transaction: Transaction, { userId, projectId, sourceId }: Removal): Promise<void> {
  await requireLockedProject(transaction, { id: userId }, 'withdraw', projectId);
  const source = await requireSource(transaction, projectId, sourceId);
  await deleteSource(transaction, sourceId);
  await withdrawTexts(transaction, projectId, new WithdrawnWords(saidIn(source)));
  await noteProjectSize(transaction, projectId);
  await touchProject(transaction, projectId);
}
