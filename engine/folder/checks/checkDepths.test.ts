import { describe, expect, it } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const topic = { type: 'object', additionalProperties: false, properties: { note: { type: 'string', maxLength: 90 } } };
const schema = {
  properties: {
    ideas: toolsetSchema().properties.ideas,
    goals: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 90 } },
    field: { type: 'object', additionalProperties: false, properties: { north: topic, south: topic } },
  },
};
const words = Object.fromEntries(
  ['/field', '/field/north', '/field/south', '/field/north/note', '/field/south/note'].map((key) => [
    key,
    { title: 'A' },
  ]),
);
const fields = {
  '/ideas': { title: 'Ideas', item: 'Idea' },
  '/ideas/*/name': { title: 'Name' },
  '/goals': { title: 'Goals', item: 'Goal' },
  ...words,
};
const noted = { note: 'A' };
const example = { ideas: [{ id: 'a', name: 'a' }], goals: ['a'], field: { north: noted, south: noted } };
const said = { title: 'So deep', help: 'In a sentence.' };

function toolsetSchema() {
  return JSON.parse(toolsetFolder('ideas').files['schema.json']!) as { properties: { ideas: object } };
}

function faultsOf(depths: object[], named = depths.map((depth) => (depth as { id: string }).id), binds: object[] = []) {
  const locale = { fields, depths: Object.fromEntries(named.map((id) => [id, said])) };
  const folder = toolsetFolder('ideas', {
    'toolset.json': { id: 'ideas', version: '1.0.0', stage: 'discover', order: 10, icon: 'users', tokenCost: 5, binds },
    'schema.json': schema,
    'ui.json': { sections: [{ id: 'all', fields: ['/ideas', '/goals', '/field'] }], depths },
    'examples/en.json': example,
    'examples/tr.json': example,
    'locales/en.json': locale,
    'locales/tr.json': locale,
  });
  return parseToolset(folder).faults.map((fault) => formatFault(fault).replace(/^ideas\//, ''));
}
const whole = { id: 'whole' };

describe('depths', () => {
  it('may keep some fields, or have topics chosen', () => {
    const some = { id: 'some', fields: ['/ideas', '/goals'], most: { '/goals': 2 }, begins: true };
    const chosen = { id: 'chosen', choose: { topics: '/field/*', least: 1, most: 1 } };
    expect(faultsOf([some, chosen, whole])).toEqual([]);
  });

  it('go from some to everything', () => {
    expect(
      faultsOf([
        { id: 'some', fields: ['/goals'] },
        { id: 'more', fields: ['/ideas'] },
      ]),
    ).toEqual(['ui.json /depths/1: the last depth is everything, without "fields" and "choose"']);
    expect(faultsOf([{ id: 'none' }, { ...whole, begins: true }])).toEqual([
      'ui.json /depths/0: needs either "fields" or "choose"; only the last is everything',
      'ui.json /depths/1/begins: a document begins with everything by itself',
    ]);
    expect(faultsOf([{ id: 'whole', fields: ['/ideas', '/goals', '/field'] }, whole])).toEqual([
      'ui.json /depths/0/fields: "whole" leaves nothing out',
      'ui.json /depths/1/id: "whole" is repeated',
    ]);
  });

  it('name what is there', () => {
    const wrong = { id: 'wrong', fields: ['/gone', '/ideas', '/ideas'], most: { '/goals': 9, '/field': 2 } };
    expect(faultsOf([wrong, whole])).toEqual([
      'ui.json /depths/0/fields/0: "/gone" is not a top-level field of the schema',
      'ui.json /depths/0/fields/2: "/ideas" is repeated',
      'ui.json /depths/0/most/~1goals: "/goals" never has more than 4 entries',
      'ui.json /depths/0/most/~1goals: "/goals" is none of its fields',
      'ui.json /depths/0/most/~1field: "/field" is not a list',
      'ui.json /depths/0/most/~1field: "/field" is none of its fields',
    ]);
    expect(faultsOf([{ id: 'wrong', choose: { topics: '/*/*', least: 3, most: 2 } }, whole])).toEqual([
      'ui.json /depths/0/choose/topics: "/*/*" are 2 groups of fields; a choice of 2 needs more',
      'ui.json /depths/0/choose/least: is more than 2',
    ]);
  });

  it('leave out nothing that they refer to', () => {
    const bind = { field: '/goals/*', toolset: 'ideas', list: '/ideas', label: 'name' };
    expect(faultsOf([{ id: 'some', fields: ['/goals'] }, whole], undefined, [bind])).toContain(
      'ui.json /depths/0/fields: "/goals/*" refers to "/ideas", which is left out',
    );
  });

  it('have words in every language, and no others have', () => {
    expect(faultsOf([{ id: 'some', fields: ['/goals'] }, whole], ['some', 'more'])).toEqual([
      'locales/en.json /depths: the depth "whole" has no words',
      'locales/en.json /depths/more: is not a depth of ui.json',
      'locales/tr.json /depths: the depth "whole" has no words',
      'locales/tr.json /depths/more: is not a depth of ui.json',
    ]);
  });
});
