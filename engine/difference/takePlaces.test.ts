import { expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';

import { samePlace } from './samePlace.ts';
import { takePlaces } from './takePlaces.ts';

const text = { type: 'string' };
const person = { type: 'object', properties: { id: text, nameOrRole: text, why: text, how: text } };
const toolset = {
  schema: { type: 'object', properties: { stakeholders: { type: 'array', items: person } } },
  ui: { sections: [{ fields: ['/stakeholders'] }], itemTitles: { '/stakeholders': 'nameOrRole' } },
  manifest: { computed: [], binds: [] },
} as unknown as ToolsetDefinition;
const [ada, bora, can] = [
  { id: 'a', nameOrRole: 'Ada', why: 'Pays' },
  { id: 'b', nameOrRole: 'Bora', why: 'Eats' },
  { id: 'c', nameOrRole: 'Can', why: 'Packs' },
];
const before = { stakeholders: [ada, bora] };
const after = { stakeholders: [can, { ...ada, why: 'Decides', how: 'By phone' }] };
const take = (...pointers: string[]) => takePlaces(toolset, { before, after }, pointers)['stakeholders'];

it('takes one entry, or one field, and leaves what was left out until the list is meant', () => {
  expect(take('/stakeholders/0')).toEqual([can, ada, bora]);
  expect(take('/stakeholders/0/why')).toEqual([can, ada, bora]);
  expect(take('/stakeholders/1/why')).toEqual([{ ...ada, why: 'Decides' }, bora]);
  expect(take('/stakeholders/1')).toEqual([after.stakeholders[1], bora]);
  expect(take('/stakeholders')).toEqual(after.stakeholders);
  expect(take('')).toEqual(after.stakeholders);
  expect(take('/elsewhere')).toEqual(before.stakeholders);
});

it('takes an entry where nothing stood yet', () => {
  expect(takePlaces(toolset, { before: {}, after }, ['/stakeholders/1'])).toEqual({
    stakeholders: [after.stakeholders[1]],
  });
});

it('finds where an entry stands in another version, also under another id', () => {
  const [from, to] = [after, { stakeholders: [ada, { ...can, id: 'x' }] }];
  expect(samePlace(toolset, { from, to }, '/stakeholders/0/why')).toBe('/stakeholders/1/why');
  expect(samePlace(toolset, { from, to }, '/stakeholders')).toBe('/stakeholders');
  expect(samePlace(toolset, { from, to: { stakeholders: [bora] } }, '/stakeholders/0')).toBeNull();
});
