import { expect, it } from 'vitest';

import { mergeFields } from './mergeWithSaved.ts';

const before = {
  title: 'old',
  people: [
    { id: 'a', why: 'a old', tags: ['x', 'y'] },
    { id: 'b', why: 'b old', tags: [] },
  ],
};
const written = (fields: string[], document: object) => ({ fields, before, document: { ...before, ...document } });

it('finds moved items, and keeps what was saved meanwhile', () => {
  const present = {
    title: 'typed',
    people: [
      { id: 'c', why: 'c' },
      { id: 'b', why: 'b typed', tags: ['z'] },
      { id: 'a', why: 'a typed' },
    ],
  };
  const document = { people: [{ id: 'a', why: 'a new', tags: [] }, before.people[1]] };
  expect(mergeFields(written(['/people/0/why'], document), present)).toEqual({
    title: 'typed',
    people: [present.people[0], present.people[1], { id: 'a', why: 'a new' }],
  });
});

it('drops a field whose item was removed', () => {
  const present = { title: 'typed', people: [{ id: 'b', why: 'b' }] };
  const document = { title: 'new', people: [{ id: 'a', why: 'a new' }, before.people[1]] };
  expect(mergeFields(written(['/people/0/why', '/title'], document), present)).toEqual({
    title: 'new',
    people: [{ id: 'b', why: 'b' }],
  });
});

it('matches items without ids by index', () => {
  const present = { people: [{ id: 'a', tags: ['p', 'q'] }] };
  const document = { people: [{ id: 'a', tags: ['x', 'new'] }] };
  expect(mergeFields(written(['/people/0/tags/1'], document), present)).toEqual({
    people: [{ id: 'a', tags: ['p', 'new'] }],
  });
  expect(mergeFields(written(['/people/0/tags/1'], document), { people: [{ id: 'a', tags: ['p'] }] })).toEqual({
    people: [{ id: 'a', tags: ['p'] }],
  });
});
