import { expect, it } from 'vitest';

import { fillFromExample } from './fillFromExample.ts';
import { placeInWriting } from './placeInWriting.ts';

const example = {
  name: 'Example',
  people: [
    { id: 'a', name: 'First', why: 'Because' },
    { id: 'b', name: 'Second', why: 'Because' },
    { id: 'c', name: 'Third', why: 'Because' },
  ],
  risks: ['One', 'Two'],
};

it('has what is there, what the list in writing lacks, and all that is still to come', () => {
  const partial = {
    name: 'Mine',
    people: [
      { id: 'x', name: 'My first', why: 'So' },
      { id: 'y', name: 'My sec' },
    ],
  };
  expect(placeInWriting(partial)).toBe('/people/1/name');
  expect(fillFromExample(partial, example, placeInWriting(partial))).toEqual({
    name: 'Mine',
    people: [
      { id: 'x', name: 'My first', why: 'So' },
      { id: 'y', name: 'My sec', why: 'Because' },
      { id: 'c', name: 'Third', why: 'Because' },
    ],
    risks: ['One', 'Two'],
  });
});

it('leaves a list alone that is written, also where the example has more', () => {
  const partial = { people: [{ id: 'x', name: 'Only one' }], risks: ['On'] };
  const filled = fillFromExample(partial, example, placeInWriting(partial));
  expect(filled).toEqual({ name: 'Example', people: partial.people, risks: ['On', 'Two'] });
});

it('has nothing of the example in a list that a person fills in', () => {
  expect(fillFromExample({ risks: ['Mine'] }, example)['risks']).toEqual(['Mine']);
});
