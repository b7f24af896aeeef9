import fc from 'fast-check';
import { expect, it } from 'vitest';

import { tiedGroups } from './tiedGroups.ts';

const tie = (one: string, other: string) => ({ claims: [one, other] as const });

it('are chains and circles as well, and nothing that is tied to itself', () => {
  const groups = tiedGroups([tie('a', 'b'), tie('b', 'c'), tie('c', 'a'), tie('x', 'y'), tie('z', 'z')]);
  expect(groups.get('c')?.toSorted()).toEqual(['a', 'b', 'c']);
  expect(groups.get('x')?.toSorted()).toEqual(['x', 'y']);
  expect(groups.get('z')).toBeUndefined();
});

it('do not depend on the order of the ties', () => {
  const id = fc.constantFrom(...'abcdefghij');
  const told = (ties: ReturnType<typeof tie>[]) =>
    [...new Set([...tiedGroups(ties).values()].map((group) => group.toSorted().join()))].toSorted();
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id).map(([one, other]) => tie(one, other))), fc.nat(), (ties, turn) => {
      const at = turn % (ties.length + 1);
      const turned = [...ties.slice(at), ...ties.slice(0, at)].toReversed();
      expect(told(turned)).toEqual(told(ties));
    }),
  );
});
