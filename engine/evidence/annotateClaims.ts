import { toPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { describeKnown } from './describeKnown.ts';
import type { Claim, EvidenceToolset } from './Evidence.ts';

/**
 * A document for a prompt, in which every declared claim says what is known of it in place of its citations. A marked
 * sentence says itself that it is assumed; it is noted only where more is known.
 */
export function annotateClaims(
  { manifest }: Pick<EvidenceToolset, 'manifest'>,
  document: ToolsetDocument,
  claims: readonly Claim[],
): ToolsetDocument {
  let result = document;
  for (const claim of claims) {
    if (claim.toolset !== manifest.id) continue;
    const value = getAt(result, claim.pointer);
    if (typeof value === 'object' && value !== null) {
      const pattern = toPattern(claim.pointer);
      const property = manifest.claims.find(({ field }) => field === pattern)?.evidence ?? 'evidence';
      result = setAt(result, `${claim.pointer}/${property}`, describeKnown(claim));
    } else if (typeof value === 'string' && claim.state !== 'assumed') {
      result = setAt(result, claim.pointer, `${value} [${describeKnown(claim)}]`);
    }
  }
  return result;
}
