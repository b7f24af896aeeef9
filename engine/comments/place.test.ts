import { describe, expect, it } from 'vitest';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { patternOfPlace, placeOf, pointerOfPlace } from './place.ts';

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    people: {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, why: { type: 'string' } } },
    },
    words: { type: 'array', items: { type: 'string' } },
  },
} as unknown as ToolsetSchema;
const [ada, bora] = [
  { id: 'a', why: 'Pays' },
  { id: 'b', why: 'Decides' },
];
const before = { name: 'Kutu', people: [ada, bora], words: ['one', 'two'] };

describe('the place of a comment', () => {
  it.each([
    ['/name', '/name'],
    ['/people', '/people'],
    ['/people/1', '/people/b'],
    ['/people/1/why', '/people/b/why'],
  ])('names items by their ids: %s', (pointer, place) => {
    expect(placeOf(schema, before, pointer)).toBe(place);
    expect(pointerOfPlace(schema, before, place)).toBe(pointer);
  });

  it('follows items that move, and texts by their words', () => {
    const after = { ...before, people: [bora, ada], words: ['zero', 'one', 'two'] };
    const moved = (pointer: string) => pointerOfPlace(schema, after, placeOf(schema, before, pointer)!);
    expect(['/people/1/why', '/words/1', '/name'].map(moved)).toEqual(['/people/0/why', '/words/2', '/name']);
  });

  it('is nowhere when its item or its field is gone', () => {
    expect(pointerOfPlace(schema, { people: [ada] }, '/people/b/why')).toBeNull();
    expect(pointerOfPlace(schema, null, '/people/b')).toBeNull();
    expect(pointerOfPlace(schema, {}, '/name')).toBe('/name');
    for (const pointer of ['/none', '/people/7/why', '/people/x', '/name/length', '/__proto__', '/people/0/toString'])
      expect([pointer, placeOf(schema, before, pointer)]).toEqual([pointer, null]);
    expect(patternOfPlace(schema, '/people/anything/why')).toBe('/people/*/why');
    expect(patternOfPlace(schema, '/people/anything/none')).toBeNull();
  });
});
