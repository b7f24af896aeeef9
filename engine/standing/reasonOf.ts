import { claimId } from '#engine/evidence/claimId.ts';
import type { Claim, ClaimTest, EvidenceToolset, ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { isDecisive, strengthOf } from '#engine/evidence/evidenceStrength.ts';
import type { Reason } from '#engine/protocol/decision.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';

import type { DistinctClaim } from './distinctClaims.ts';

/** What a project says in its documents. */
export interface ProjectContents {
  toolsets: readonly EvidenceToolset[];
  documents: ProjectDocuments;
}

/** A claim as a reason of a decision: what is known of it, what was set before its test, and what came out. */
export function reasonOf({ claim, importance }: DistinctClaim, contents: ProjectContents): Reason {
  const test = decisiveTest(claim);
  const name = test && wordsAt(contents, test, nameProperty(contents, test));
  return {
    id: claim.id,
    text: claim.text,
    ...(name && { name }),
    toolset: claim.toolset,
    pointer: claim.pointer,
    state: claim.state,
    strength: claim.strength,
    ...(importance !== undefined && { importance }),
    n: claim.n,
    ...(test && { test: testOf(test, contents) }),
  };
}

/** What was set before the other tests of a claim, and what came out of them. */
export function otherTests({ claim }: DistinctClaim, contents: ProjectContents): NonNullable<Reason['test']>[] {
  const decisive = decisiveTest(claim);
  return claim.tests.flatMap((test) => (test === decisive ? [] : [testOf(test, contents)]));
}

/**
 * The test that says most: of those with the verdict that the claim has, else with any, the strongest, of equally
 * strong ones the latest; else one with a result, else the first that is planned.
 */
function decisiveTest({ state, tests }: Pick<Claim, 'state' | 'tests'>): ClaimTest | undefined {
  const planned = tests.filter(({ threshold, resultAt }) => threshold !== undefined || resultAt);
  const told = planned.filter(({ verdict }) => verdict !== 'open');
  const agreeing = told.filter(({ verdict }) => verdict === state);
  const weightOf = ({ kind, n = 1 }: ClaimTest) => strengthOf(kind, n) + Number(isDecisive(kind, n));
  const strongest = (agreeing.length > 0 ? agreeing : told).reduce<ClaimTest | undefined>(
    (best, test) => (best && weightOf(best) > weightOf(test) ? best : test),
    undefined,
  );
  return strongest ?? planned.find(({ resultAt }) => resultAt) ?? planned[0];
}

function testOf(test: ClaimTest, contents: ProjectContents): NonNullable<Reason['test']> {
  const { toolset, pointer, verdict, kind, n, direction, threshold, margin, result, resultAt } = test;
  const expected = wordsAt(contents, test, declarationOf(contents, test)?.told);
  const measured = resultAt && wordsAt(contents, resultAt, verdictAt(contents, resultAt)?.told);
  return {
    hypothesis: claimId(toolset, contents.documents.get(toolset), pointer),
    toolset,
    pointer,
    verdict,
    kind,
    ...(n !== undefined && { n }),
    ...(direction && { direction }),
    ...(threshold !== undefined && { threshold }),
    ...(margin !== undefined && { margin }),
    ...(expected && { expected }),
    ...(result !== undefined && { result }),
    ...(measured && { measured }),
    ...(resultAt && { resultAt }),
  };
}

interface Place {
  toolset: string;
  pointer: string;
}

const manifestOf = ({ toolsets }: ProjectContents, { toolset }: Place) =>
  toolsets.find(({ manifest }) => manifest.id === toolset)?.manifest;

function declarationOf(contents: ProjectContents, place: Place) {
  const pattern = toPattern(place.pointer);
  return manifestOf(contents, place)?.hypotheses.find(({ list }) => `${list}/*` === pattern);
}

function verdictAt(contents: ProjectContents, place: Place) {
  const pattern = toPattern(place.pointer);
  return manifestOf(contents, place)?.verdicts.find(({ list }) => `${list}/*` === pattern);
}

const nameProperty = (contents: ProjectContents, place: Place) => declarationOf(contents, place)?.name;

/** A text of an item; undefined where it has none. */
function wordsAt(
  { documents }: ProjectContents,
  { toolset, pointer }: Place,
  property: string | undefined,
): string | undefined {
  if (property === undefined) return undefined;
  const value = getAt(documents.get(toolset), `${pointer}/${property}`);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
