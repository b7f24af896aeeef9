import type { Consequence } from '#engine/evidence/findConsequences.ts';

import { judgeKey } from './noteMadeFrom.ts';
import type { MadeFrom } from './staleBecause.ts';

/**
 * What of a toolset's content is built on claims that fell after it was last written or saved: who saves while a claim
 * is refuted has seen it.
 *
 * @param madeFrom the ids stored with the content @param contentIdOf the id of a toolset's saved content
 */
export function fallenSince(
  toolset: string,
  consequences: readonly Consequence[],
  madeFrom: MadeFrom,
  contentIdOf: (id: string) => string | null,
): Consequence[] {
  return consequences.filter(
    (consequence) =>
      consequence.toolset === toolset &&
      consequence.judges.some(
        (judge) => judge !== toolset && (madeFrom[judgeKey(judge)] ?? null) !== contentIdOf(judge),
      ),
  );
}
