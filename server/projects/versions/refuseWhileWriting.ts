import type { Transaction } from '#server/database/Database.ts';
import { findActiveSteps } from '#server/database/repositories/generationSteps.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';

/**
 * Refuses to write over toolsets that a generation writes to or is about to.
 * @throws BusinessError `generation-writes`
 */
export async function refuseWhileWriting(
  transaction: Transaction,
  projectId: string,
  isConcerned: (toolsetId: string) => boolean,
): Promise<void> {
  const inTheWay = (await findActiveSteps(transaction, projectId)).find(({ toolsetId }) => isConcerned(toolsetId));
  if (inTheWay) throw new BusinessError('generation-writes', {}, inTheWay);
}
