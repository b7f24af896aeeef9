import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import type { Claim, EvidenceRegister, EvidenceToolset, ProjectDocuments } from '#engine/evidence/Evidence.ts';
import type { Reason } from '#engine/protocol/decision.ts';
import type { MissingToDecide } from '#engine/protocol/standing.ts';

import { countDecided } from './countDecided.ts';
import { distinctClaims } from './distinctClaims.ts';
import { type Action, findActions } from './findActions.ts';
import { findFigures, type FoundFigure, worstFirst } from './findFigures.ts';
import { findGist, type Gist } from './findGist.ts';
import { findProposal, type Proposal } from './findProposal.ts';
import { mattersMost } from './mattersMost.ts';
import { otherTests, reasonOf } from './reasonOf.ts';

/** A claim, each once, and what a decision would be told of it. */
export interface StandingClaim<T extends Claim = Claim> {
  claim: T;
  reason: Reason;
  /** The tests of it beside the one that the reason tells. */
  others: NonNullable<Reason['test']>[];
}

/** What the saved documents of a project say of where it stands; the same for whoever reads it, and on whatever day. */
export interface DocumentedStanding<T extends Claim = Claim> {
  /** What the project is, by the last toolset that says so. */
  gist: Gist | null;
  /** Each once, in the order in which most depends on them. */
  claims: StandingClaim<T>[];
  /** What a decision would be told of each claim, by its id, also of those that say the same. */
  reasons: ReadonlyMap<string, Reason>;
  /** The worst first. */
  figures: FoundFigure[];
  actions: Action[];
  /**
   * Claims of importance 4 and 5 that are open, or that somebody has planned to test, and how many of them are
   * supported or refuted. What was known from the beginning is no risk.
   */
  decided: { of: number; done: number };
  missing: MissingToDecide | null;
  /** What the last toolset that says so proposes. */
  proposal: Proposal | null;
}

/**
 * Where a project stands, from what is saved in it.
 *
 * @param toolsets in path order
 */
export function computeStanding<T extends Claim>(
  toolsets: readonly EvidenceToolset[],
  documents: ProjectDocuments,
  { claims }: Omit<EvidenceRegister, 'claims'> & { claims: readonly T[] },
): DocumentedStanding<T> {
  const ordered = mattersMost(distinctClaims(claims));
  const contents = { toolsets, documents };
  const known = new Map(toolsets.map((toolset) => [toolset.manifest.id, toolset]));
  const today = computeDocuments(
    (id) => known.get(id),
    (id) => documents.get(id) ?? null,
  );
  const of = <Found>(find: (manifest: EvidenceToolset['manifest'], id: string) => Found[]) =>
    toolsets.flatMap(({ manifest }) => (documents.has(manifest.id) ? find(manifest, manifest.id) : []));
  return {
    gist:
      of((manifest, id) => (manifest.gist?.ofProject ? [findGist(manifest, documents.get(id)!)] : [])).findLast(
        (gist) => gist !== null,
      ) ?? null,
    claims: ordered.map((each) => ({
      claim: each.claim,
      reason: reasonOf(each, contents),
      others: otherTests(each, contents),
    })),
    reasons: new Map(claims.map((claim) => [claim.id, reasonOf({ claim, importance: claim.importance }, contents)])),
    figures: worstFirst(
      of((manifest, id) => (manifest.figures.length > 0 ? findFigures(manifest, today(id) ?? {}) : [])),
    ),
    actions: of((manifest, id) => findActions(manifest, documents.get(id)!)),
    decided: countDecided(ordered),
    missing: missingIn(claims),
    proposal:
      of((manifest, id) => [findProposal(manifest, documents.get(id)!)].filter((each) => each !== null)).at(-1) ?? null,
  };
}

function missingIn(claims: readonly Claim[]): MissingToDecide | null {
  if (claims.length === 0) return 'claims';
  const tests = claims.flatMap((claim) => claim.tests);
  if (tests.length === 0) return 'tests';
  return tests.every(({ verdict, result }) => verdict === 'open' && result === undefined) ? 'results' : null;
}
