import { expect, it } from 'vitest';

import { listEntries } from './listEntries.ts';

const ui = { sections: [{ fields: ['/goal', '/people'] }, { fields: ['/tags', '/group', '/empty'] }] } as never;

it('lists items with all that is in them, fields of groups each for itself, and nothing that is blank', () => {
  const document = {
    tags: ['one', '', 'two'],
    goal: 'Do it',
    people: [{ id: 'a', name: 'Ada', notes: ['x', 'y'] }, { id: 'b' }, {}],
    group: { id: 'g', first: 'Said', second: '', list: [{ text: 'In a group' }] },
    empty: [],
    unknown: 'Not in the form',
  };
  expect(listEntries({ ui }, document)).toEqual([
    '/goal',
    '/people/0',
    '/tags/0',
    '/tags/2',
    '/group/first',
    '/group/list/0',
  ]);
});
