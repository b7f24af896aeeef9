import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { deleteSource } from '#server/database/repositories/sources.ts';

import { requireSource } from './requireSource.ts';

interface Removal {
  userId: string;
  projectId: string;
  sourceId: string;
}

/** Deletes a source for good. @throws NotFoundError */
export async function removeSource(transaction: Transaction, { userId, projectId, sourceId }: Removal): Promise<void> {
  await requireLockedProject(transaction, { id: userId }, 'withdraw', projectId);
  const { text } = await requireSource(transaction, projectId, sourceId);
  await deleteSource(transaction, sourceId);
  await growProject(transaction, projectId, -Buffer.byteLength(text));
  await touchProject(transaction, projectId);
}
