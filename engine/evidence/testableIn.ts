import { isClaimsBind, isItemBind } from '#engine/references/Bind.ts';

import type { KindDeclaration } from './contracts/kindContract.ts';
import type { EvidenceToolset } from './Evidence.ts';
import { isDeed } from './evidenceStrength.ts';

type Declaring = Pick<EvidenceToolset, 'manifest'>;

/**
 * The toolsets in which a test of another one's claims can be planned: those whose hypotheses may name them. Where what
 * people do can decide comes before where they only say something.
 */
export function testableIn(toolsets: readonly Declaring[], claimedIn: string): string[] {
  const planning = toolsets.flatMap(({ manifest }) => {
    const hypotheses = manifest.hypotheses.filter(
      ({ list, claim, threshold }) =>
        threshold !== undefined &&
        !list.includes('*') &&
        manifest.binds.some(
          (bind) => isClaimsBind(bind) && bind.field === `${list}/*/${claim}` && bind.claims.includes(claimedIn),
        ),
    );
    if (hypotheses.length === 0) return [];
    return [{ id: manifest.id, decides: hypotheses.some(({ list }) => canDecide(toolsets, manifest.id, list)) }];
  });
  return planning.toSorted((a, b) => Number(b.decides) - Number(a.decides)).map(({ id }) => id);
}

/** Whether a result of a list of hypotheses can rest on deeds, wherever it stands. */
function canDecide(toolsets: readonly Declaring[], id: string, list: string): boolean {
  return toolsets.some(({ manifest }) =>
    manifest.verdicts.some(({ list: results, hypothesis, kind }) => {
      const bind = manifest.binds.filter(isItemBind).find(({ field }) => field === `${results}/*/${hypothesis}`);
      const tells = bind ? bind.toolset === id && bind.list === list : manifest.id === id && results === list;
      return tells && kindsOf(kind).some(isDeed);
    }),
  );
}

function kindsOf(kind: KindDeclaration) {
  if (typeof kind === 'string') return [kind];
  return [...Object.values(kind.map), ...(kind.otherwise ? [kind.otherwise] : [])];
}
