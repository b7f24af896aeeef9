import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { isClaimsBind, isSourcesBind } from '#engine/references/Bind.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { claimKey } from './claimKey.ts';
import type { Claim, EvidenceRegister, Source } from './Evidence.ts';
import { groupBy } from './groupBy.ts';
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
    claims: onceEach(open, current).slice(0, mostClaims),
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

/**
 * Of claims that are the same, by a tie or word for word, one: what is named already, else what something is known of,
 * else the first.
 */
function onceEach(claims: readonly Claim[], current: ToolsetDocument | null): NamedClaim[] {
  const json = JSON.stringify(current);
  const isNamed = ({ id }: Claim) => json.includes(JSON.stringify(id));
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const byWords = groupBy(claims, ({ text }) => claimKey(text));
  const told = new Set<string>();
  return claims.flatMap((claim) => {
    const tied = [claim.id, ...(claim.sameAs ?? [])];
    const inSameWords = byWords.get(claimKey(claim.text)) ?? [];
    const ids = new Set([...tied, ...inSameWords.map(({ id }) => id)]);
    if ([...ids].some((id) => told.has(id))) return [];
    told.add(claim.id);
    const group = [...ids].flatMap((id) => byId.get(id) ?? []);
    const one = group.find(isNamed) ?? group.find(({ state }) => state !== 'assumed') ?? claim;
    const places = [...ids].map((id) => id.slice(0, id.indexOf('/'))).filter((id) => id !== one.toolset);
    return [{ ...one, alsoIn: [...new Set(places)] }];
  });
}
