import type { Claim, EvidenceRegister, EvidenceToolset, ProjectDocuments, Source } from './Evidence.ts';
import { findClaims } from './findClaims.ts';
import { findSources } from './findSources.ts';
import { findTests, type FoundTest } from './findTests.ts';
import { claimState, claimStrength, countPeople } from './judgeClaim.ts';

/** All claims of a project with what they rest on, and all sources with what they support. */
export function evidenceRegister(toolsets: readonly EvidenceToolset[], documents: ProjectDocuments): EvidenceRegister {
  const read = <T>(find: (toolset: EvidenceToolset, document: Record<string, unknown> | null) => T[]) =>
    toolsets.flatMap((toolset) => find(toolset, documents.get(toolset.manifest.id) ?? null));

  const found = new Map(read(findSources).map((source) => [source.id, source]));
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

  const claims = read(findClaims).map(({ cited, ...claim }): Claim => {
    const about = tests.get(claim.id) ?? [];
    const citations = cited.map((citation) => ({
      ...citation,
      state: sources.has(citation.source)
        ? ('given' as const)
        : found.has(citation.source)
          ? ('planned' as const)
          : ('missing' as const),
    }));
    const side = (isAgainst: boolean) => [
      ...new Set(
        citations.filter(({ against }) => against === isAgainst).flatMap(({ source }) => sources.get(source) ?? []),
      ),
    ];
    const grounds = { for: side(false), against: side(true), tests: about };
    for (const source of grounds.for) source.supports.push(claim.id);
    for (const source of grounds.against) source.contradicts.push(claim.id);
    const importance = about.reduce((most, one) => Math.max(most, one.importance ?? 0), claim.importance ?? 0);
    return {
      ...claim,
      ...(importance > 0 && { importance }),
      state: claimState(grounds),
      strength: claimStrength(grounds),
      sources: citations,
      tests: about.map(({ claims: _claims, importance: _importance, ...test }) => test),
      for: countPeople(grounds.for),
      against: countPeople(grounds.against),
    };
  });
  return { claims, sources: [...sources.values()] };
}
