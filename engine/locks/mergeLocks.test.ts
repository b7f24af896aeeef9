import fc from 'fast-check';
import { expect, it } from 'vitest';

import { mergeLocks } from './mergeLocks.ts';

it('keeps what either side locked, and lets go of what either unlocked', () => {
  const sides = { base: ['/a', '/b', '/c'], mine: ['/b', '/c', '/mine'], theirs: ['/a', '/c', '/theirs'] };
  expect(mergeLocks(sides)).toEqual(['/c', '/theirs', '/mine']);
});

const locks = fc.uniqueArray(fc.constantFrom('/a', '/b', '/c', '/d', '/e'));

it('says the same whoever comes first, and what one side says where the other changed nothing', () => {
  fc.assert(
    fc.property(locks, locks, locks, (base, mine, theirs) => {
      const merged = new Set(mergeLocks({ base, mine, theirs }));
      expect(new Set(mergeLocks({ base, mine: theirs, theirs: mine }))).toEqual(merged);
      expect(new Set(mergeLocks({ base, mine, theirs: base }))).toEqual(new Set(mine));
      expect(mergeLocks({ base, mine: base, theirs })).toEqual(theirs);
    }),
  );
});
