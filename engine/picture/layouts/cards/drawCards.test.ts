import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const properties = {
  name: text,
  quote: text,
  age: { type: 'integer', minimum: 0, maximum: 120 },
  reach: { type: 'integer', minimum: 1, maximum: 5 },
  goals: { type: 'array', maxItems: 40, items: text },
};
const items = { type: 'object', additionalProperties: false, required: ['name'], properties };
const locale = {
  title: 'Ideas',
  description: 'Whom a team met.',
  sections: { all: { title: 'All' } },
  fields: {
    '/ideas': { title: 'Ideas', item: 'Person' },
    '/ideas/*/name': { title: 'Name' },
    '/ideas/*/quote': { title: 'Quote' },
    '/ideas/*/age': { title: 'Age' },
    '/ideas/*/reach': { title: 'Reach' },
    '/ideas/*/goals': { title: 'Goals', item: 'Goal' },
  },
};
const cards = {
  kind: 'cards',
  list: '/ideas',
  title: 'name',
  quote: 'quote',
  facts: ['age', 'reach'],
  sections: [{ field: 'goals' }],
};

function parse(layout: object) {
  return parseToolset(
    toolsetFolder('ideas', {
      'schema.json': { properties: { ideas: { type: 'array', maxItems: 40, items } } },
      'ui.json': {
        sections: [{ id: 'all', fields: ['/ideas'] }],
        itemTitles: { '/ideas': 'name' },
        picture: [layout],
      },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': { ideas: [ada] },
      'examples/tr.json': { ideas: [ada] },
    }),
  );
}

function draw(layout: object, ideas: object[], form: 'sheet' | 'page' | 'narrow' = 'page') {
  const { toolset, faults } = parse(layout);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: { ideas }, language: 'en' }, form);
}

const ada = { name: 'Ada Lovelace', quote: 'I see it.', age: 36, reach: 4, goals: ['Compute', 'Write'] };

describe('cards', () => {
  test.each(['sheet', 'page', 'narrow'] as const)('show a list among their facts as chips, each whole (%s)', (form) => {
    const goals = Array.from({ length: 40 }, (_, index) => `goal ${index}`);
    const layout = { ...cards, one: true, facts: ['goals'], sections: [] };
    const [scene] = draw(layout, [{ name: 'Bob', goals: [...goals.slice(0, 11), 'w'.repeat(2000)] }], form);
    expect(stopsOf(scene!).at(-1)!.label).toContain('goal 10, w');
    for (const each of [scene!, ...draw(layout, [{ name: 'Bob', goals }], form)])
      expect([...outside(each), ...overlaps(each)]).toEqual([]);
    expect(JSON.stringify(scene)).toContain('["goal 10"]');
  });

  test('are read one after the other, each from its title to its sections', () => {
    const [scene] = draw(cards, [ada, { name: 'Bob', goals: ['Rest'] }]);
    expect(stopsOf(scene!)).toEqual([
      { label: 'Ada Lovelace', pointer: '/ideas/0' },
      { label: 'I see it.', pointer: '/ideas/0/quote' },
      { label: 'Age: 36', pointer: '/ideas/0/age' },
      { label: 'Reach: 4/5', pointer: '/ideas/0/reach' },
      { label: 'Goals: Compute; Write', pointer: '/ideas/0/goals' },
      { label: 'Bob', pointer: '/ideas/1' },
      { label: 'Goals: Rest', pointer: '/ideas/1/goals' },
    ]);
    expect(scene!.description).toBe('Person: 2');
  });

  test('have a sheet each where there is one card a sheet, and say what is empty', () => {
    const scenes = draw({ ...cards, one: true, mark: 'initials' }, [ada, { name: 'Bob' }], 'sheet');
    expect(scenes.map(({ title }) => title)).toEqual(['Ideas – Ada Lovelace', 'Ideas – Bob']);
    expect(stopsOf(scenes[1]!).at(-1)).toEqual({ label: 'Goals: none yet', pointer: '/ideas/1/goals' });
  });

  test('take further sheets from six on', () => {
    const ideas = Array.from({ length: 6 }, () => ada);
    expect(draw(cards, ideas, 'sheet').map(({ description }) => description)).toEqual(['Person: 3', 'Person: 3']);
  });

  test.each(['sheet', 'page', 'narrow'] as const)('stay on a %s with very long words', (form) => {
    const word = 'w'.repeat(20_000);
    const long = { ...ada, name: word, quote: word, goals: [word, 'short', word] };
    for (const layout of [cards, { ...cards, one: true, mark: 'initials' }]) {
      for (const scene of draw(layout, [long], form)) expect(outside(scene)).toEqual([]);
    }
  });

  test('are not drawn without content', () => {
    expect(draw(cards, [])).toEqual([]);
  });

  test('need fields that the items have', () => {
    const { faults } = parse({ ...cards, title: 'goals', sections: [{ field: 'plans' }] });
    expect(faults.map(formatFault)).toEqual([
      expect.stringContaining('/picture/0/title: "/ideas/*/goals" must be a text'),
      expect.stringContaining('/picture/0/sections/0: "/ideas/*/plans" is not a field of the schema'),
    ]);
  });
});
