import { isClaimsBind } from '#engine/references/Bind.ts';

import type { EvidenceToolset } from './Evidence.ts';

/** The toolset in which a test of another one's claims can be planned: the first whose hypotheses may name them. */
export function testableIn(
  toolsets: readonly Pick<EvidenceToolset, 'manifest'>[],
  claimedIn: string,
): string | undefined {
  return toolsets.find(({ manifest }) =>
    manifest.hypotheses.some(
      ({ list, claim, threshold }) =>
        threshold !== undefined &&
        !list.includes('*') &&
        manifest.binds.some(
          (bind) => isClaimsBind(bind) && bind.field === `${list}/*/${claim}` && bind.claims.includes(claimedIn),
        ),
    ),
  )?.manifest.id;
}
