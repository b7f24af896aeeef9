import type { Claim, PeopleByKind } from './Evidence.ts';

const longestTested = 60;

/** What is known of a claim, in a few words of English, as a model reads it. */
export function describeKnown(claim: Claim): string {
  const { refutedTwin } = claim;
  const own = [strengthIn(claim), groundsOf(claim)].filter(Boolean).join(' ');
  if (!refutedTwin) return own;
  const { toolset, text } = refutedTwin;
  const why = groundsOf(refutedTwin);
  return `refuted where ${toolset} says much the same, “${text}”${why && ` ${why}`}; as it stands here: ${own}`;
}

/** What has no source at all has no strength to speak of. */
const strengthIn = ({ state, strength }: Claim) => (state === 'assumed' ? state : `${state} ${strength}/5`);

function groundsOf({ state, tests, for: pro, against }: Claim): string {
  const decided = tests.find(({ verdict }) => verdict !== 'open' && (state !== 'refuted' || verdict === 'refuted'));
  const grounds = [
    countOf(pro),
    countOf(against) && `against: ${countOf(against)}`,
    decided && `test${decided.tested ? ` of “${beginningOf(decided.tested)}”` : ''}: ${describeTest(decided)}`,
  ].filter(Boolean);
  return grounds.length > 0 ? `(${grounds.join('; ')})` : '';
}

/** Enough to recognise it by; it stands whole where it is stated. */
function beginningOf(text: string): string {
  return text.length <= longestTested ? text : `${text.slice(0, text.lastIndexOf(' ', longestTested))} …`;
}

function describeTest({ verdict, result, threshold, direction, n }: Claim['tests'][number]): string {
  const cases = n === undefined ? '' : ` (n = ${n})`;
  if (result === undefined || threshold === undefined || !direction) return `${verdict}${cases}`;
  return `${result}${cases}, expected ${direction === 'at-least' ? 'at least' : 'at most'} ${threshold}`;
}

function countOf({ read, said, gave, did, measured, paid }: PeopleByKind): string {
  const parts = [
    read > 0 && `${read} written ${read === 1 ? 'source' : 'sources'}`,
    said > 0 && `${said} ${said === 1 ? 'person' : 'people'} said so`,
    gave > 0 && `${gave} gave time, data or their name for it`,
    did > 0 && `seen ${did === 1 ? 'once' : `${did} times`}`,
    measured > 0 && `counted ${measured === 1 ? 'once' : `${measured} times`}`,
    paid > 0 && `${paid} paid`,
  ];
  return parts.filter(Boolean).join(', ');
}
