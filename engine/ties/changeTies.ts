import { joinGroups, tiedGroups } from '#engine/evidence/tiedGroups.ts';
import type { Tie, Ties } from '#engine/evidence/Ties.ts';

/** Places of one claim. */
export const mostTwins = 60;
/** Of one project. */
export const mostTies = 2000;
export const mostDismissed = 5000;

type Pair = readonly [string, string];

/**
 * Two claims said to be the same, and with them all that each is the same as. What is known already is not noted again,
 * so that ties are never a circle.
 *
 * @param at when, as an ISO time
 * @returns undefined where there is no room for more
 */
export function tieClaims(ties: Ties, pair: Pair, at: string): Ties | undefined {
  if (tiedGroups(ties.tied).get(pair[0])?.includes(pair[1]) || pair[0] === pair[1]) return ties;
  const changed = addTies(ties, { tied: [pair], dismissed: [] }, at);
  return changed.tied.length > ties.tied.length ? changed : undefined;
}

/** What is said elsewhere of the same claims, as far as there is room, beside what is said here, which goes first. */
export function addTies(ties: Ties, more: Record<keyof Ties, readonly Pair[]>, at: string): Ties {
  const groups = tiedGroups(ties.tied);
  const groupOf = (claim: string) => groups.get(claim) ?? [claim];
  const tied = [...ties.tied];
  for (const claims of more.tied) {
    const [one, other] = [groupOf(claims[0]), groupOf(claims[1])];
    const isFull = tied.length >= mostTies || one.length + other.length > mostTwins;
    if (isFull || claims[0] === claims[1] || one === other) continue;
    joinGroups(groups, claims);
    tied.push({ claims, at });
  }
  const known = new Set(ties.dismissed.map(nameOf));
  const dismissed = [...ties.dismissed, ...more.dismissed.filter((pair) => !known.has(nameOf(pair)))];
  return {
    tied,
    dismissed: dismissed.filter(([one, other]) => groupOf(one) !== groupOf(other)).slice(0, mostDismissed),
  };
}

/**
 * A claim said to be another than those that it was tied to; these stay tied. It is not proposed to be the same as them
 * again.
 */
export function untieClaim(ties: Ties, claim: string): Ties {
  const own = ties.tied.filter(({ claims }) => claims.includes(claim));
  const [first, ...rest] = own;
  if (!first) return ties;
  const otherOf = ({ claims }: Tie) => (claims[0] === claim ? claims[1] : claims[0]);
  return {
    tied: [
      ...ties.tied.filter((tie) => !own.includes(tie)),
      // What it held together stays so, since the later of the two ties that went over it.
      ...rest.map((tie): Tie => {
        const at = tie.at > first.at ? tie.at : first.at;
        return { claims: [otherOf(first), otherOf(tie)], at };
      }),
    ],
    dismissed: withPair(ties.dismissed, [claim, otherOf(first)]),
  };
}

/** Two claims said not to be the same, so that they are not proposed again. @returns undefined without room for more */
export function dismissPair(ties: Ties, pair: Pair): Ties | undefined {
  const dismissed = withPair(ties.dismissed, pair);
  if (dismissed.length > mostDismissed) return undefined;
  return { ...ties, dismissed };
}

/** They may be proposed again. */
export function allowPair(ties: Ties, pair: Pair): Ties {
  return { ...ties, dismissed: ties.dismissed.filter((each) => nameOf(each) !== nameOf(pair)) };
}

function withPair(pairs: Ties['dismissed'], pair: Pair): Ties['dismissed'] {
  return pairs.some((each) => nameOf(each) === nameOf(pair)) ? pairs : [...pairs, pair];
}

/** The same in either order. */
const nameOf = (pair: Pair) => JSON.stringify(pair.toSorted());
