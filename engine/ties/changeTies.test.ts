import fc from 'fast-check';
import { expect, it } from 'vitest';

import { tiedGroups } from '#engine/evidence/tiedGroups.ts';
import { noTies, type Ties } from '#engine/evidence/Ties.ts';

import { allowPair, dismissPair, mostTwins, tieClaims, untieClaim } from './changeTies.ts';

const at = (hour: number) => `2026-11-27T${String(hour).padStart(2, '0')}:00:00.000Z`;
const chain = (...ids: string[]) =>
  ids.slice(1).reduce<Ties>((ties, id, index) => tieClaims(ties, [ids[index]!, id], at(index))!, noTies);
const groups = ({ tied }: Ties) =>
  [...new Set([...tiedGroups(tied).values()].map((group) => group.toSorted().join('')))].toSorted();

it('says once what is said twice, or follows', () => {
  const ties = chain('a', 'b', 'c');
  expect(tieClaims(ties, ['c', 'a'], at(9))).toBe(ties);
  expect(tieClaims(ties, ['b', 'a'], at(9))).toBe(ties);
  expect(tieClaims(ties, ['a', 'a'], at(9))).toBe(ties);
});

it('lets the others stay tied where the one between them is taken out, since both ties stood', () => {
  const ties = untieClaim(chain('a', 'b', 'c'), 'b');
  expect(ties.tied).toEqual([{ claims: ['a', 'c'], at: at(1) }]);
  expect(ties.dismissed).toEqual([['b', 'a']]);
  expect(untieClaim(ties, 'x')).toBe(ties);
});

it('forgets that two were said to differ once they are tied, and says it once however often', () => {
  const dismissed = dismissPair(dismissPair(noTies, ['a', 'b'])!, ['b', 'a'])!;
  expect(dismissed.dismissed).toEqual([['a', 'b']]);
  expect(tieClaims(dismissed, ['a', 'b'], at(1))?.dismissed).toEqual([]);
  expect(allowPair(dismissed, ['b', 'a']).dismissed).toEqual([]);
});

it('has room for so many places of one claim', () => {
  const ids = Array.from({ length: mostTwins }, (_, index) => `c${index}`);
  const full = chain(...ids);
  expect(full.tied).toHaveLength(mostTwins - 1);
  expect(tieClaims(full, ['c0', 'one-more'], at(9))).toBeUndefined();
});

it('keeps every other claim where it was, whatever is tied and taken out', () => {
  const id = fc.constantFrom(...'abcdefgh');
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id), { maxLength: 12 }), id, (pairs, gone) => {
      const ties = pairs.reduce<Ties>((known, pair, index) => tieClaims(known, pair, at(index))!, noTies);
      const expected = groups(ties)
        .map((group) => group.replace(gone, ''))
        .filter((group) => group.length > 1)
        .toSorted();
      const after = untieClaim(ties, gone);
      expect(groups(after)).toEqual(expected);
      // A forest: each tie joins what nothing joined before.
      expect(after.tied).toHaveLength(groups(after).reduce((sum, group) => sum + group.length - 1, 0));
    }),
  );
});
