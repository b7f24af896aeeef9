import type { ClaimTest, PeopleByKind, Source } from './Evidence.ts';
import type { ClaimState, SourceKind } from './evidenceWords.ts';

export type KnownSource = Pick<Source, 'kind' | 'person'>;

/** What speaks for and against a claim. */
export interface Grounds {
  for: readonly KnownSource[];
  against: readonly KnownSource[];
  tests: readonly Pick<ClaimTest, 'verdict'>[];
}

// What people do weighs more than what they say, and a test with a threshold more than either.
const weights: Record<SourceKind, number> = { said: 1, did: 2, paid: 2 };
const testWeight = 4;
const strongest = 5;

/** The state of a claim. A test that refutes it decides; without one, sources on the other side contest it. */
export function claimState({ for: pro, against, tests }: Grounds): ClaimState {
  const passed = tests.some(({ verdict }) => verdict === 'supported');
  const failed = tests.some(({ verdict }) => verdict === 'refuted');
  if (failed) return passed ? 'contested' : 'refuted';
  if (against.length > 0) return 'contested';
  return pro.length > 0 || passed ? 'supported' : 'assumed';
}

/** How much is known, 0 to 5. Evidence that points both ways cancels out, unless a test has decided. */
export function claimStrength(grounds: Grounds): number {
  const state = claimState(grounds);
  const pro = weigh(grounds.for) + testsWith(grounds, 'supported');
  const against = weigh(grounds.against) + testsWith(grounds, 'refuted');
  if (state === 'refuted') return Math.min(strongest, against);
  return Math.min(strongest, state === 'contested' ? Math.max(1, Math.abs(pro - against)) : pro);
}

/** Independent people of each kind. */
export function countPeople(sources: readonly KnownSource[]): PeopleByKind {
  const count = (kind: SourceKind) =>
    new Set(sources.filter((source) => source.kind === kind).map(({ person }) => person)).size;
  return { said: count('said'), did: count('did'), paid: count('paid') };
}

/** Each person counts once, by what weighs most. */
function weigh(sources: readonly KnownSource[]): number {
  const people = new Map<string, number>();
  for (const { person, kind } of sources) people.set(person, Math.max(people.get(person) ?? 0, weights[kind]));
  return [...people.values()].reduce((sum, weight) => sum + weight, 0);
}

function testsWith({ tests }: Grounds, wanted: ClaimTest['verdict']): number {
  return tests.filter(({ verdict }) => verdict === wanted).length * testWeight;
}
