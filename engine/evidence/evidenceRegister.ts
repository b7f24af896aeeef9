import type {
  CitationState,
  Claim,
  ClaimTest,
  EvidenceRegister,
  EvidenceToolset,
  ProjectDocuments,
  Source,
} from './Evidence.ts';
import { type FindEvidence, findEvidence } from './findEvidence.ts';
import { findTests, type FoundTest } from './findTests.ts';
import { claimState, claimStrength, countPeople, restsOn } from './judgeClaim.ts';
import { tiedGroups } from './tiedGroups.ts';
import type { Tie } from './Ties.ts';

/**
 * All claims of a project with what they rest on, and all sources with what they support.
 *
 * @param tied claims that are the same: what one rests on, the others rest on as well
 * @param find what single documents hold, where that is known already
 */
export function evidenceRegister(
  toolsets: readonly EvidenceToolset[],
  documents: ProjectDocuments,
  tied: readonly Pick<Tie, 'claims'>[] = [],
  find: FindEvidence = findEvidence,
): EvidenceRegister {
  const read = toolsets.flatMap((toolset) => {
    const document = documents.get(toolset.manifest.id);
    return document ? [find(toolset, document)] : [];
  });

  const found = new Map(read.flatMap((each) => each.sources).map((source) => [source.id, source]));
  const sources = new Map<string, Source>();
  for (const { isDone, ...source } of found.values()) {
    if (isDone) sources.set(source.id, { ...source, supports: [], contradicts: [] });
  }

  const tests = new Map<string, FoundTest[]>();
  for (const test of findTests(toolsets, documents)) {
    for (const claim of new Set(test.claims)) {
      const known = tests.get(claim);
      if (known) known.push(test);
      else tests.set(claim, [test]);
    }
  }

  const owns = new Map(
    read
      .flatMap((each) => each.claims)
      .map(({ cited, ...claim }) => {
        const citations = cited.map((citation) => ({ ...citation, state: stateOf(citation.source) }));
        const side = (isAgainst: boolean) => [
          ...new Set(
            citations.filter(({ against }) => against === isAgainst).flatMap(({ source }) => sources.get(source) ?? []),
          ),
        ];
        const own = { claim, citations, for: side(false), against: side(true), tests: tests.get(claim.id) ?? [] };
        for (const source of own.for) source.supports.push(claim.id);
        for (const source of own.against) source.contradicts.push(claim.id);
        return [claim.id, own] as const;
      }),
  );

  const groups = tiedGroups(tied);
  const grounds = new Map<readonly string[], Shared>();
  const claims = [...owns.values()].map(({ claim, citations, ...own }): Claim => {
    const group = groups.get(claim.id);
    const shared = group ? (grounds.get(group) ?? share(group)) : { ...own, importance: importanceOf(claim, own) };
    if (group) grounds.set(group, shared);
    const sameAs = group?.filter((id) => id !== claim.id && owns.has(id)) ?? [];
    // Its own tests first.
    const about = [...new Set([...own.tests, ...shared.tests])];
    return {
      ...claim,
      ...(shared.importance > 0 && { importance: shared.importance }),
      state: claimState(shared),
      strength: claimStrength(shared),
      sources: citations,
      tests: about.map((test) => toldBy(test, [claim.id, ...sameAs])),
      for: countPeople(shared.for),
      against: countPeople(shared.against),
      ...restsOn(shared),
      ...(sameAs.length > 0 && { sameAs }),
    };
  });
  return { claims, sources: [...sources.values()] };

  function stateOf(source: string): CitationState {
    return sources.has(source) ? 'given' : found.has(source) ? 'planned' : 'missing';
  }

  /** A test as a claim tells it: with what was tested, where those words are others. */
  function toldBy({ claims, importance: _importance, ...test }: FoundTest, told: readonly string[]): ClaimTest {
    const own = claims.at(-1) ?? '';
    const tested = told.includes(own) ? undefined : owns.get(own)?.claim.text;
    return { ...test, ...(tested && { tested }) };
  }

  /** What claims that are the same rest on together: each source and each test once. */
  function share(group: readonly string[]): Shared {
    const all = group.flatMap((id) => owns.get(id) ?? []);
    return {
      for: [...new Set(all.flatMap((each) => each.for))],
      against: [...new Set(all.flatMap((each) => each.against))],
      tests: [...new Set(all.flatMap((each) => each.tests))],
      importance: Math.max(0, ...all.map((each) => importanceOf(each.claim, each))),
    };
  }
}

interface Shared {
  for: readonly Source[];
  against: readonly Source[];
  tests: readonly FoundTest[];
  /** 0: nobody has said. */
  importance: number;
}

function importanceOf(claim: Pick<Claim, 'importance'>, { tests }: Pick<Shared, 'tests'>): number {
  return tests.reduce((most, one) => Math.max(most, one.importance ?? 0), claim.importance ?? 0);
}
