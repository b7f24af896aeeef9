import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { isClaimsBind, isSourcesBind } from '#engine/references/Bind.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Claim, EvidenceRegister, Source } from './Evidence.ts';
import { isOpen, riskiestFirst } from './riskiestFirst.ts';

// More would only hide the risky ones among the others, and take the room of what the toolset is drafted from.
const mostClaims = 15;

/** A claim that a field may name, for all that are the same. */
export interface NamedClaim extends Claim {
  /** The other toolsets that state it. */
  alsoIn: string[];
}

/**
 * What a toolset's fields may refer to: the sources it may cite, and the claims it may test, the riskiest first, each
 * once however many state it. What is worded as a question is none, and what has fallen in other words comes last.
 *
 * @param current what stands in the toolset: of claims that are the same, the one that it names stays
 */
export function evidenceForPrompt(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  register: EvidenceRegister,
  current: ToolsetDocument | null = null,
): { sources: Source[]; claims: NamedClaim[] } {
  const { binds } = toolset.manifest;
  const isLeftToPeople = notForModel(toolset);
  const wanted = binds.filter(({ field }) => !isLeftToPeople(field));
  const citable = new Set(wanted.filter(isSourcesBind).flatMap(({ sources }) => sources));
  const named = new Set(wanted.filter(isClaimsBind).flatMap(({ claims }) => claims));
  const claims = riskiestFirst(
    register.claims.filter((claim) => named.has(claim.toolset) && claim.state !== 'refuted' && !asks(claim)),
  );
  const isStillOpen = (claim: Claim) => isOpen(claim) && !claim.refutedTwin;
  const open = [...claims.filter(isStillOpen), ...claims.filter((claim) => !isStillOpen(claim))];
  return {
    sources: register.sources.filter(({ toolset }) => citable.has(toolset)),
    claims: onceEach(open, current)
      .slice(0, mostClaims)
      .map((claim) => ({ ...claim, alsoIn: placesOf(claim) })),
  };
}

/** A question says nothing that could turn out false, nor does what is nothing but an indirect one. */
function asks({ text }: Claim): boolean {
  const said = text.trim();
  if (/\?["”»’)\]]*$/.test(said) || /^["“«‘(]?whether\b/i.test(said)) return true;
  // "Ödeyip ödemeyeceği", "razı olup olmadığı".
  const [before = '', last = ''] = said.split(/\s/).slice(-2);
  return /[ıiuü]p$/.test(before) && /m[ae](?:dığ|diğ|yacağ|yeceğ)/.test(last);
}

/** Of claims that are the same the first one, or the one that is named already. */
function onceEach(claims: readonly Claim[], current: ToolsetDocument | null): Claim[] {
  if (claims.every(({ sameAs }) => !sameAs)) return [...claims];
  const json = JSON.stringify(current);
  const isNamed = (id: string) => json.includes(JSON.stringify(id));
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const told = new Set<string>();
  return claims.flatMap((claim) => {
    const group = [claim.id, ...(claim.sameAs ?? [])];
    if (group.some((id) => told.has(id))) return [];
    told.add(claim.id);
    const named = group.find((id) => isNamed(id) && byId.has(id));
    return [named === undefined ? claim : byId.get(named)!];
  });
}

function placesOf({ toolset, sameAs = [] }: Claim): string[] {
  const toolsets = sameAs.map((id) => id.slice(0, id.indexOf('/'))).filter((id) => id !== toolset);
  return [...new Set(toolsets)];
}
