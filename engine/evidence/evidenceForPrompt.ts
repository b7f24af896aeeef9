import { isClaimsBind, isSourcesBind } from '#engine/toolset/Bind.ts';

import type { Claim, EvidenceRegister, EvidenceToolset, Source } from './Evidence.ts';
import { isOpen, riskiestFirst } from './riskiestFirst.ts';

// More would only hide the risky ones among the others.
const mostClaims = 30;

/** What a toolset's fields may refer to: the sources it may cite, and the claims it may test, the riskiest first. */
export function evidenceForPrompt(
  { manifest }: Pick<EvidenceToolset, 'manifest'>,
  register: EvidenceRegister,
): { sources: Source[]; claims: Claim[] } {
  const citable = new Set(manifest.binds.filter(isSourcesBind).flatMap(({ sources }) => sources));
  const named = new Set(manifest.binds.filter(isClaimsBind).flatMap(({ claims }) => claims));
  const claims = riskiestFirst(
    register.claims.filter((claim) => named.has(claim.toolset) && claim.state !== 'refuted'),
  );
  return {
    sources: register.sources.filter(({ toolset }) => citable.has(toolset)),
    claims: [...claims.filter(isOpen), ...claims.filter((claim) => !isOpen(claim))].slice(0, mostClaims),
  };
}
