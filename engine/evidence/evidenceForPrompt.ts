import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { isClaimsBind, isSourcesBind } from '#engine/references/Bind.ts';

import type { Claim, EvidenceRegister, Source } from './Evidence.ts';
import { isOpen, riskiestFirst } from './riskiestFirst.ts';

// More would only hide the risky ones among the others, and take the room of what the toolset is drafted from.
const mostClaims = 15;

/** What a toolset's fields may refer to: the sources it may cite, and the claims it may test, the riskiest first. */
export function evidenceForPrompt(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  register: EvidenceRegister,
): { sources: Source[]; claims: Claim[] } {
  const { binds } = toolset.manifest;
  const isLeftToPeople = notForModel(toolset);
  const citable = new Set(binds.filter(isSourcesBind).flatMap(({ sources }) => sources));
  const named = new Set(
    binds
      .filter(isClaimsBind)
      .filter(({ field }) => !isLeftToPeople(field))
      .flatMap(({ claims }) => claims),
  );
  const claims = riskiestFirst(
    register.claims.filter((claim) => named.has(claim.toolset) && claim.state !== 'refuted'),
  );
  return {
    sources: register.sources.filter(({ toolset }) => citable.has(toolset)),
    claims: [...claims.filter(isOpen), ...claims.filter((claim) => !isOpen(claim))].slice(0, mostClaims),
  };
}
