import type { ClaimTest, PeopleByKind, Source } from './Evidence.ts';
import { isDecisive, isDeed, strengthOf } from './evidenceStrength.ts';
import { type ClaimState, type SourceKind, sourceKinds } from './evidenceWords.ts';

export type KnownSource = Pick<Source, 'kind' | 'person'>;
/** What of a test says how much it tells. */
export type KnownTest = Pick<ClaimTest, 'verdict' | 'kind' | 'n'>;

/** What speaks for and against a claim. */
export interface Grounds {
  for: readonly KnownSource[];
  against: readonly KnownSource[];
  tests: readonly KnownTest[];
}

/**
 * The state of a claim. A verdict that rests on enough deeds decides; any other contests it, as a source on the other
 * side does.
 */
export function claimState(grounds: Grounds): ClaimState {
  const passed = testsWith(grounds, 'supported');
  const failed = testsWith(grounds, 'refuted');
  const isSupported = passed.some(decides);
  if (failed.some(decides)) return isSupported ? 'contested' : 'refuted';
  if (passed.some(({ kind, n }) => n !== undefined && isDecisive(kind, n))) return 'supported';
  if (grounds.against.length > 0 || failed.length > 0) return 'contested';
  return grounds.for.length > 0 || passed.length > 0 ? 'supported' : 'assumed';
}

/**
 * How much is known of a claim. The strongest kind of evidence decides; what speaks against takes away what it would
 * have added.
 *
 * @returns 0 to 5
 */
export function claimStrength(grounds: Grounds): number {
  const [side, other] = sides(grounds);
  return prevail(atLeast(side), atLeast(other));
}

/** What prevails rests on: how many people and cases, each person once by their strongest kind. */
export function restsOn(grounds: Grounds): { n: number; kinds: PeopleByKind } {
  const kinds = sides(grounds)[0];
  return { n: sourceKinds.reduce((sum, kind) => sum + kinds[kind], 0), kinds };
}

/** Independent people of each kind. */
export function countPeople(sources: readonly KnownSource[]): PeopleByKind {
  return byKind((kind) => new Set(sources.filter((one) => one.kind === kind).map(({ person }) => person)).size);
}

/** The side that prevails, and the other. */
function sides(grounds: Grounds): [PeopleByKind, PeopleByKind] {
  const pro = weigh(grounds.for, testsWith(grounds, 'supported'));
  const against = weigh(grounds.against, testsWith(grounds, 'refuted'));
  const state = claimState(grounds);
  const isAgainst =
    state === 'refuted' ||
    (state === 'contested' && prevail(atLeast(against), atLeast(pro)) > prevail(atLeast(pro), atLeast(against)));
  return isAgainst ? [against, pro] : [pro, against];
}

/**
 * How many people and cases of each kind speak for one side. One person counts once, by what weighs most; those whom a
 * test asked or observed are the ones who are cited for it, or are among them.
 */
function weigh(sources: readonly KnownSource[], tests: readonly KnownTest[]): PeopleByKind {
  const people = new Map<string, number>();
  for (const { person, kind } of sources)
    people.set(person, Math.max(people.get(person) ?? 0, sourceKinds.indexOf(kind)));
  return byKind((kind, place) => {
    const cases = tests.filter((test) => test.kind === kind).reduce((sum, { n }) => sum + (n ?? 1), 0);
    return Math.max([...people.values()].filter((own) => own === place).length, cases);
  });
}

/** With those of a stronger kind: who paid has said so as well. */
const atLeast = (counts: PeopleByKind): PeopleByKind =>
  byKind((_, place) => sourceKinds.slice(place).reduce((sum, kind) => sum + counts[kind], 0));

const prevail = (side: PeopleByKind, other: PeopleByKind): number =>
  Math.max(...sourceKinds.map((kind) => strengthOf(kind, side[kind] - other[kind])));

/** A test of deeds whose number of cases nobody has told is taken at its word. */
function decides({ kind, n }: KnownTest): boolean {
  return n === undefined ? isDeed(kind) : isDecisive(kind, n);
}

function testsWith({ tests }: Grounds, wanted: ClaimTest['verdict']): KnownTest[] {
  return tests.filter(({ verdict }) => verdict === wanted);
}

function byKind(count: (kind: SourceKind, place: number) => number): PeopleByKind {
  return Object.fromEntries(sourceKinds.map((kind, place) => [kind, count(kind, place)])) as PeopleByKind;
}
