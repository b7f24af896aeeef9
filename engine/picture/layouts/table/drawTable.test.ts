import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const properties = {
  name: text,
  why: text,
  marks: { type: 'array', maxItems: 20, items: text },
  weight: { type: 'integer', minimum: 1, maximum: 5 },
};
const items = { type: 'object', additionalProperties: false, required: ['name'], properties };
const table = {
  kind: 'table',
  list: '/ideas',
  columns: [{ field: 'name', below: 'why', share: 4 }, { field: 'marks' }, { field: 'weight', share: 1 }],
};
const ideas = [{ name: 'First', why: 'Needed', marks: ['a', 'b'], weight: 4 }, { name: 'Second' }];
const forms = ['sheet', 'page', 'narrow'] as const;

function parse(layout: object, names: Record<string, string> = {}) {
  const locale = {
    title: 'Plan',
    description: 'What a team thought of.',
    sections: { all: { title: 'All' } },
    fields: {
      '/ideas': { title: 'Ideas', item: 'Idea' },
      ...Object.fromEntries(
        Object.keys(properties).map((name) => [`/ideas/*/${name}`, { title: names[name] ?? name, item: name }]),
      ),
    },
  };
  return parseToolset(
    toolsetFolder('ideas', {
      'schema.json': { properties: { ideas: { type: 'array', maxItems: 300, items } } },
      'ui.json': { sections: [{ id: 'all', fields: ['/ideas'] }], itemTitles: { '/ideas': 'name' }, picture: [layout] },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': { ideas },
      'examples/tr.json': { ideas },
    }),
  );
}

function draw(content: object, form: (typeof forms)[number], names?: Record<string, string>) {
  const { toolset, faults } = parse(table, names);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: content as never, language: 'en' }, form);
}

describe('a table', () => {
  test.each(forms)('reads each row with the names of its columns (%s)', (form) => {
    const [scene] = draw({ ideas }, form);
    expect(stopsOf(scene!)).toEqual([
      { label: '1. Ideas: First, Needed; marks: a · b; weight: 4/5', pointer: '/ideas/0' },
      { label: '2. Ideas: Second', pointer: '/ideas/1' },
    ]);
    expect(scene!.description).toBe('Plan (Ideas: 2)');
  });

  test('leaves out a column in which nobody has written', () => {
    const [scene] = draw({ ideas: [{ name: 'First' }] }, 'page');
    expect(JSON.stringify(scene)).not.toContain('marks');
  });

  test('goes on on further sheets, so that each row is shown once', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ name: `Idea ${index}`, why: 'Since it is so' }));
    const scenes = draw({ ideas: many }, 'sheet');
    expect(scenes.length).toBeGreaterThan(1);
    expect(scenes.flatMap(stopsOf).map(({ pointer }) => pointer)).toEqual(many.map((_, index) => `/ideas/${index}`));
  });

  test.each(forms)('stays within a %s and in its columns, however many and long', (form) => {
    const word = 'w'.repeat(20_000);
    const many = Array.from({ length: 300 }, (_, index) => ({ name: `Idea ${index}`, weight: 1 + (index % 5) }));
    const long = [{ name: word, why: word, marks: [word, 'b'], weight: 5 }, { name: 'short' }];
    for (const each of [many, long])
      for (const scene of draw({ ideas: each }, form)) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
  });

  test('keeps the words of its columns’ names whole', () => {
    const names = { name: 'Idea', why: 'Why', marks: 'Verification', weight: 'Importance' };
    const [scene] = draw({ ideas }, 'page', names);
    expect(JSON.stringify(scene)).toContain('["Importance"]');
    expect(JSON.stringify(scene)).toContain('["Verification"]');
  });

  test('needs columns that the items have', () => {
    const told = parse({ ...table, columns: [{ field: 'name' }, { field: 'price' }] })
      .faults.map(formatFault)
      .join('\n');
    expect(told).toContain('"/ideas/*/price" is not a field of the schema');
  });
});
