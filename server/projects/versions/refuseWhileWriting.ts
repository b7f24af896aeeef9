import type { Transaction } from '../../database/Database.ts';
import { findActiveSteps } from '../../database/repositories/generationSteps.ts';
import { BusinessError } from '../../errors/BusinessError.ts';

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
