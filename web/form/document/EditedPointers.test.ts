import { expect, it } from 'vitest';

import { EditedPointers } from './EditedPointers.ts';

it('follows items that move and forgets items that go', () => {
  const edited = new EditedPointers();
  for (const pointer of ['/goals/0', '/goals/2/name', '/goalsOfOthers/0', '/name']) edited.add(pointer);
  edited.moveItems('/goals', (index) => (index === 0 ? undefined : index - 1));
  expect(edited.list()).toEqual(['/goals/1/name', '/goalsOfOthers/0', '/name']);
});

it('knows whether something inside of a place was edited', () => {
  const edited = new EditedPointers();
  edited.add('/goals/1/name');
  expect(edited.hasWithin('/goals/1')).toBe(true);
  expect(edited.hasWithin('/goals/10')).toBe(false);
  expect(edited.hasWithin('/goal')).toBe(false);
});
