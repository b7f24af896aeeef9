import { critiquePrice } from '#engine/critique/critiquePrice.ts';
import { wholeProject } from '#engine/protocol/generation.ts';
import type { Transaction } from '#server/database/Database.ts';
import { findActiveSteps } from '#server/database/repositories/generationSteps.ts';
import type { ProjectToolsetRow } from '#server/database/repositories/projectToolsets.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { CritiqueRunningError } from '#server/errors/CritiqueRunningError.ts';

interface Terms {
  rows: ReadonlyMap<string, ProjectToolsetRow>;
  /** No model is connected. */
  isFree: boolean;
}

/**
 * The one step of a reading, with its price; call it with the project locked, so that there is one at a time.
 * @throws BusinessError `no-second-reader`, `nothing-to-compare`; CritiqueRunningError
 */
export async function planCritique(
  transaction: Transaction,
  projectId: string,
  { rows, isFree }: Terms,
): Promise<{ toolsetId: string; tokens: number }> {
  if (isFree) throw new BusinessError('no-second-reader');
  const running = await findActiveSteps(transaction, projectId);
  if (running.some(({ toolsetId }) => toolsetId === wholeProject)) throw new CritiqueRunningError();
  const filled = [...rows.values()].filter(({ content, draft }) => content ?? draft);
  if (filled.length < 2) throw new BusinessError('nothing-to-compare');
  return { toolsetId: wholeProject, tokens: critiquePrice };
}
