import fc from 'fast-check';
import { expect, it } from 'vitest';

import { completeFrom } from './completeFrom.ts';

const item = (id: number) => ({ id: `i${id}`, name: `Item ${id}` });

it('keeps every earlier entry once some of them have come, by their ids, in whatever order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(12), { minLength: 1 }),
      fc.uniqueArray(fc.integer({ min: 20, max: 25 })),
      (earlier, added) => {
        const come = [...earlier.slice(-2).toReversed(), ...added].map(item);
        const ids = (completeFrom(come, earlier.map(item)) as { id: string }[]).map(({ id }) => id);
        expect(ids.slice(0, come.length)).toEqual(come.map(({ id }) => id));
        expect(ids.toSorted()).toEqual([...earlier, ...added].map((id) => `i${id}`).toSorted());
      },
    ),
  );
});

it('takes what has no ids for as many of the earlier entries, and completes fields', () => {
  expect(completeFrom({ notes: ['new'], title: 'New' }, { notes: ['a', 'b'], title: 'Old', more: 1 })).toEqual({
    notes: ['new', 'b'],
    title: 'New',
    more: 1,
  });
});
