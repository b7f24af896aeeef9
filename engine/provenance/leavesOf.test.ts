import { expect, it } from 'vitest';

import { leavesOf } from './leavesOf.ts';

const document = { name: 'A', items: [{ text: 'one', done: false }, { text: ' ' }, { text: 'two' }], 'a/b': { c: 1 } };

it('tells the values that say something, in the order of the document', () => {
  expect(leavesOf(document)).toEqual(['/name', '/items/0/text', '/items/2/text', '/a~1b/c']);
  expect(leavesOf(document, ['/a~1b', '/items/2', '/name', '/gone', '/name/x'])).toEqual([
    '/name',
    '/items/2/text',
    '/a~1b/c',
  ]);
});

it('tells each value once and walks the document once, however many places cover it', () => {
  let looks = 0;
  const watched = new Proxy(document, {
    ownKeys(target) {
      looks += 1;
      return Reflect.ownKeys(target);
    },
  });
  const places = Array.from({ length: 5000 }, (_, index) => (index % 2 === 0 ? '' : `/items/${index % 3}/text`));
  expect(leavesOf(watched, places)).toEqual(leavesOf(document));
  expect(looks).toBe(1);
});
