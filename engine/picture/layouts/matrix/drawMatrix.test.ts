import { describe, expect, test } from 'vitest';

import { parseToolset } from '#engine/folder/parseToolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { editableGroups } from '#engine/picture/editableGroups.ts';
import { placedElements } from '#engine/picture/placedElements.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { outside, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const properties = {
  name: { type: 'string', minLength: 1, maxLength: 400 },
  cost: { type: 'integer', minimum: 1, maximum: 5 },
  use: { type: 'integer', minimum: 1, maximum: 5 },
};
const items = { type: 'object', additionalProperties: false, required: ['name'], properties };
const locale = {
  title: 'Ideas',
  description: 'What a team thought of.',
  sections: { all: { title: 'All' } },
  fields: {
    '/ideas': { title: 'Ideas', item: 'Idea' },
    '/ideas/*/name': { title: 'Name' },
    '/ideas/*/cost': { title: 'Cost' },
    '/ideas/*/use': { title: 'Use' },
  },
};
const matrix = { kind: 'matrix', list: '/ideas', name: 'name', x: 'cost', y: 'use', highFrom: 3 };

function parse(layout: object) {
  return parseToolset(
    toolsetFolder('ideas', {
      'schema.json': { properties: { ideas: { type: 'array', maxItems: 400, items } } },
      'ui.json': { picture: [layout] },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': { ideas: [{ name: 'The first', cost: 1, use: 5 }] },
      'examples/tr.json': { ideas: [{ name: 'İlki', cost: 1, use: 5 }] },
    }),
  );
}

function draw(ideas: object[]) {
  const { toolset, faults } = parse(matrix);
  expect(faults).toEqual([]);
  const [scene] = drawPicture({ definition: toolset!, content: { ideas }, language: 'en' }, 'page');
  return scene!;
}

describe('a matrix', () => {
  test('is read by quadrant, the highest scores first, and leads to the items', () => {
    const stops = stopsOf(
      draw([
        { name: 'Low', cost: 1, use: 1 },
        { name: 'Without scores' },
        { name: 'High', cost: 5, use: 5 },
        { name: 'Useful', cost: 1, use: 4 },
      ]),
    );
    expect(stops).toEqual([
      { label: '3. High, 5 × 5', pointer: '/ideas/2' },
      { label: '4. Useful, 1 × 4', pointer: '/ideas/3' },
      { label: '1. Low, 1 × 1', pointer: '/ideas/0' },
    ]);
  });

  test('keeps 300 items of one cell, and scores beyond the scale, within its edges', () => {
    const ideas = Array.from({ length: 300 }, (_, index) => ({ name: `Idea ${index}`, cost: 3, use: 3 }));
    const scene = draw([...ideas, { name: 'Old shape', cost: 12, use: -4 }]);
    expect(stopsOf(scene)).toHaveLength(301);
    expect(outside(scene)).toEqual([]);
  });

  test('says how a dot is moved: from which scores, to which, and where they lie', () => {
    const [low, high] = editableGroups(
      draw([
        { name: 'Low', cost: 1, use: 1 },
        { name: 'High', cost: 5, use: 5 },
      ]).elements,
    )
      .sort((a, b) => a.pointer.localeCompare(b.pointer))
      .flatMap(({ edit }) => (edit.kind === 'move' ? [edit] : []));
    expect(low).toMatchObject({
      state: 'Use 1, Cost 1',
      x: { pointer: '/ideas/0/cost', value: 1, from: 1, to: 5 },
      y: { pointer: '/ideas/0/use', value: 1, from: 1, to: 5 },
    });
    expect(high!.at.x).toBeGreaterThan(low!.at.x);
    expect(high!.at.y).toBeLessThan(low!.at.y);
    for (const [edit, steps] of [
      [low!, 0],
      [high!, 4],
    ] as const) {
      expect(Math.abs(edit.x.start + steps * edit.x.step - edit.at.x)).toBeLessThan(edit.x.step / 2);
      expect(Math.abs(edit.y.start + steps * edit.y.step - edit.at.y)).toBeLessThan(-edit.y.step / 2);
    }
  });

  test('needs a list, scores and a text, and says which is not', () => {
    const { faults } = parse({ ...matrix, x: 'name', y: 'missing' });
    expect(faults.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/picture/0/x "/ideas/*/name" must be a whole number with a minimum and a maximum',
      '/picture/0/y "/ideas/*/missing" is not a field of the schema',
    ]);
    expect(parse({ ...matrix, list: '/ideas/*/name' }).faults[0]?.message).toBe(
      '"/ideas/*/name" must be a list of objects',
    );
  });
});

describe('names and shapes in a matrix', () => {
  const handled = { type: 'string', enum: ['closely', 'informed'] };
  const named = {
    ...locale,
    fields: { ...locale.fields, '/ideas/*/way': { title: 'Way' } },
    enums: { '/ideas/*/way': { closely: 'Manage closely', informed: 'Keep informed' } },
  };
  const quadrants = { highXHighY: 'closely', lowXHighY: 'informed', highXLowY: 'informed', lowXLowY: 'informed' };

  function drawWays(ideas: object[], how: object) {
    const { toolset, faults } = parseToolset(
      toolsetFolder('ideas', {
        'schema.json': {
          properties: {
            ideas: { type: 'array', maxItems: 400, items: { ...items, properties: { ...properties, way: handled } } },
          },
        },
        'ui.json': { picture: [{ ...matrix, ...how }] },
        'locales/en.json': named,
        'locales/tr.json': named,
        'examples/en.json': { ideas: [{ name: 'The first', cost: 1, use: 5, way: 'closely' }] },
        'examples/tr.json': { ideas: [{ name: 'İlki', cost: 1, use: 5, way: 'closely' }] },
      }),
    );
    expect(faults).toEqual([]);
    return drawPicture({ definition: toolset!, content: { ideas } as never, language: 'en' }, 'page')[0]!;
  }

  function textsIn(scene: Scene) {
    return placedElements(scene.elements).flatMap(({ element }) =>
      element.kind === 'text' ? [element.lines.join(' ')] : [],
    );
  }

  const textsOf = (ideas: object[]) => textsIn(drawWays(ideas, { group: 'way', quadrants }));

  test('say what each value of an enum looks like, and draw what has none as that', () => {
    const looks = { property: 'way', values: { closely: 'square', informed: 'ring' } };
    const scene = drawWays(
      [
        { name: 'Square', cost: 4, use: 4, way: 'closely' },
        { name: 'Nothing', cost: 1, use: 1 },
      ],
      { looks },
    );
    expect(stopsOf(scene).map(({ label }) => label)).toEqual(['1. Square, Manage closely, 4 × 4', '2. Nothing, 1 × 1']);
    const drawn = placedElements(scene.elements).map(({ element }) => element);
    // A plain square in the legend as well; what has no value is in no legend.
    expect(drawn.filter((each) => each.kind === 'box' && each.radius === 3)).toHaveLength(2);
    expect(drawn.filter((each) => each.kind === 'ellipse')).toMatchObject([{ dash: 'dashed' }]);
    const texts = textsIn(scene);
    expect(texts).toEqual(expect.arrayContaining(['Way', 'Manage closely']));
    expect(texts).not.toContain('Keep informed');
  });

  test('are cut before the group that was chosen by hand', () => {
    const name = 'District food control officer (Ministry of Agriculture) and all of its many inspectors in the field';
    const text = textsOf([{ name, cost: 1, use: 5, way: 'closely' }]).find((each) => each.startsWith('District'));
    expect(text).toMatch(/^District food .*\w… → Manage closely$/);
  });

  test('take the four lines that there are beside each other', () => {
    const ideas = ['Facility manager of an office building', 'Till and packing staff in the restaurant'].map(
      (name) => ({
        name,
        cost: 4,
        use: 4,
        way: 'closely',
      }),
    );
    expect(textsOf(ideas)).toEqual(expect.arrayContaining(ideas.map(({ name }) => name)));
  });
});

describe('a matrix of risks', () => {
  const risks = { ...matrix, severity: true, text: 'name' };

  function drawRisks(ideas: object[], form: 'sheet' | 'page' | 'narrow') {
    const { toolset, faults } = parse(risks);
    expect(faults).toEqual([]);
    return drawPicture({ definition: toolset!, content: { ideas } as never, language: 'en' }, form);
  }

  test('says how severe each is, the most severe first, and tells the colours', () => {
    const [scene] = drawRisks(
      [
        { name: 'Rare', cost: 1, use: 5 },
        { name: 'Likely', cost: 4, use: 5 },
        { name: 'Now and then', cost: 4, use: 2 },
      ],
      'page',
    );
    expect(stopsOf(scene!).map(({ label }) => label)).toEqual([
      '2. Likely, high, 4 × 5',
      '3. Now and then, medium, 4 × 2',
      '1. Rare, low, 1 × 5',
      '2. Likely',
      '3. Now and then',
      '1. Rare',
    ]);
    expect(JSON.stringify(scene!.elements.at(-1))).toContain('Cost × Use');
  });

  test.each(['sheet', 'page', 'narrow'] as const)(
    'names every one of 300, on further sheets if need be (%s)',
    (form) => {
      const ideas = Array.from({ length: 300 }, (_, index) => ({
        name: `${'Long word '.repeat(20)}${index}`,
        cost: 3,
        use: 3,
      }));
      const scenes = drawRisks(ideas, form);
      expect(scenes.flatMap((scene) => stopsOf(scene))).toHaveLength(600);
      for (const scene of scenes) expect(outside(scene)).toEqual([]);
    },
  );

  test('has no quadrants besides', () => {
    const quadrants = { highXHighY: 'a', highXLowY: 'a', lowXHighY: 'a', lowXLowY: 'a' };
    const { faults } = parse({ ...risks, group: 'name', quadrants });
    expect(faults.map(({ pointer }) => pointer)).toContain('/picture/0/severity');
  });
});
