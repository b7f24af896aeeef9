import type { Transaction } from '#server/database/Database.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';

import { requireStorage } from './requireStorage.ts';

// Smaller changes, which are most, cost no statement: housekeeping counts them within the hour.
const small = 1000; // bytes

interface Growth {
  project: { id: string; userId: string };
  actorId: string;
  /** Bytes that have come; negative: that have gone. */
  by: number;
}

/** Notes that a project has grown. @throws BusinessError `storage-full` where its owner has no room for it */
export async function noteGrowth(transaction: Transaction, { project, actorId, by }: Growth): Promise<void> {
  if (Math.abs(by) < small) return;
  await growProject(transaction, project.id, by);
  if (by > 0) await requireStorage(transaction, { ownerId: project.userId, actorId });
}
