import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fromItemPointer, toItemPointer } from './itemPointer.ts';

const document = {
  goal: 'x',
  people: [{ id: 'ada', name: 'Ada', wishes: ['a', 'b'] }, { id: 'can' }, { name: 'new' }],
};

it('names items by their ids, and finds them where they stand now', () => {
  expect(toItemPointer(document, '/people/0/name')).toBe('/people/ada/name');
  const sorted = { people: document.people.toReversed() };
  expect(fromItemPointer(sorted, '/people/ada/name')).toBe('/people/2/name');
  expect(fromItemPointer({ people: [] }, '/people/ada/name')).toBeNull();
  expect(toItemPointer(document, '/goal')).toBe('/goal');
});

it('knows no place in an item without an id, or that is not there', () => {
  for (const pointer of ['/people/2', '/people/3', '/people/0/wishes/1', '/people/ada'])
    expect(toItemPointer(document, pointer)).toBeNull();
});

it('leads back to where it came from, however the list is sorted', () => {
  const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (ids, at, turn) => {
      const items = ids.map((id) => ({ id, 'a/b': id }));
      const index = at % items.length;
      const stable = toItemPointer({ items }, `/items/${index}/a~1b`);
      const turned = [...items.slice(turn % items.length), ...items.slice(0, turn % items.length)];
      expect(fromItemPointer({ items: turned }, stable!)).toBe(`/items/${turned.indexOf(items[index]!)}/a~1b`);
    }),
  );
});
