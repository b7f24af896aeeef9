import { claimNote, markBlocks } from '#engine/evidence-register/markBlocks.ts';
import type { EvidenceRegister } from '#engine/evidence/Evidence.ts';
import type { Block } from '#engine/reading/Block.ts';

import type { ExportOrder } from './ExportOrder.ts';
import { formats } from './formats/formats.ts';

/**
 * The reading of a toolset with what its claims rest on, in formats that note it. What says itself that it is assumed
 * stays.
 */
export function markClaims(
  { format, language }: Pick<ExportOrder, 'format' | 'language'>,
  blocks: Block[],
  toolset: string,
  { claims }: EvidenceRegister,
): Block[] {
  if (!formats[format].notesClaims) return blocks;
  const noted = claims.filter((claim) => claim.toolset === toolset && !(claim.isMarked && claim.state === 'assumed'));
  return markBlocks(blocks, new Map(noted.map((claim) => [claim.pointer, claimNote(claim, language)])));
}
