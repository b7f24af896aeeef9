import type { Claim, PeopleByKind } from './Evidence.ts';

/** What is known of a claim, in a few words of English, as a model reads it. */
export function describeKnown({ state, tests, for: pro, against }: Claim): string {
  const decided = tests.find(({ verdict }) => verdict !== 'open' && (state !== 'refuted' || verdict === 'refuted'));
  const grounds = [
    countOf(pro),
    countOf(against) && `against: ${countOf(against)}`,
    decided && `test: ${describeTest(decided)}`,
  ].filter(Boolean);
  return grounds.length > 0 ? `${state} (${grounds.join('; ')})` : state;
}

function describeTest({ verdict, result, threshold, direction }: Claim['tests'][number]): string {
  if (result === undefined || threshold === undefined || !direction) return verdict;
  return `${result}, expected ${direction === 'at-least' ? 'at least' : 'at most'} ${threshold}`;
}

function countOf({ said, did, paid }: PeopleByKind): string {
  const parts = [
    said > 0 && `${said} ${said === 1 ? 'person' : 'people'} said so`,
    did > 0 && `seen ${did === 1 ? 'once' : `${did} times`}`,
    paid > 0 && `${paid} paid`,
  ];
  return parts.filter(Boolean).join(', ');
}
