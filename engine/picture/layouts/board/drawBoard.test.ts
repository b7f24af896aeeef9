import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { editableGroups } from '#engine/picture/editableGroups.ts';
import type { ColumnEdit } from '#engine/picture/GroupEdit.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const priority = { type: 'string', enum: ['must', 'could'] };
const items = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: text, why: text, priority },
};
const board = { kind: 'board', list: '/ideas', by: 'priority', title: 'name', text: 'why', leftOut: 'could' };
const ideas = [
  { name: 'Later', why: 'Nice', priority: 'could' },
  { name: 'First', why: 'Needed', priority: 'must' },
  { name: 'Second', priority: 'must' },
  { name: 'Unsure' },
];
const forms = ['sheet', 'page', 'narrow'] as const;

function parse(layout: object) {
  const locale = {
    title: 'Ideas',
    description: 'What a team thought of.',
    sections: { all: { title: 'All' } },
    fields: {
      '/ideas': { title: 'Ideas', item: 'Idea' },
      ...Object.fromEntries(['name', 'why', 'priority'].map((name) => [`/ideas/*/${name}`, { title: name }])),
    },
    enums: { '/ideas/*/priority': { must: 'Must', could: 'Could' } },
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

function draw(content: object, form: (typeof forms)[number]) {
  const { toolset, faults } = parse(board);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: content as never, language: 'en' }, form);
}

describe('a board', () => {
  test.each(forms)('is read column by column, with what is not sorted at the end (%s)', (form) => {
    const [scene] = draw({ ideas }, form);
    expect(
      stopsOf(scene!)
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual(
      [
        'Must: 2',
        'Must, 2: First; Needed',
        'Must, 3: Second',
        'Could: 1',
        'Could, 1: Later; Nice',
        'Not sorted yet: 1',
        'Not sorted yet, 4: Unsure',
      ].toSorted(),
    );
    expect(stopsOf(scene!)[0]).toEqual({ label: 'Must: 2', pointer: undefined });
    expect(stopsOf(scene!)[1]).toEqual({ label: 'Must, 2: First; Needed', pointer: '/ideas/1' });
    expect(scene!.description).toBe('Ideas (Must: 2, Could: 1, Not sorted yet: 1)');
  });

  test('goes on on further sheets, so that each card is shown once', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ name: `Idea ${index}`, priority: 'must' }));
    const scenes = draw({ ideas: many }, 'sheet');
    const cards = scenes.flatMap((scene) => stopsOf(scene).filter(({ label }) => label.includes(': Idea ')));
    expect(scenes.length).toBeGreaterThan(1);
    expect(cards.map(({ pointer }) => pointer)).toEqual(many.map((_, index) => `/ideas/${index}`));
  });

  test.each(forms)('stays within a %s and beside each other, however many and long', (form) => {
    const word = 'w'.repeat(20_000);
    const many = Array.from({ length: 300 }, (_, index) => ({ name: `Idea ${index}`, why: 'Since', priority: 'must' }));
    const long = ['must', 'could', undefined].map((each) => ({ name: word, why: `${word} ${word}`, priority: each }));
    for (const each of [many, long])
      for (const scene of draw({ ideas: each }, form)) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
  });

  test.each(forms)('says to which columns a card can be moved, and where they lie (%s)', (form) => {
    const [scene] = draw({ ideas }, form);
    const groups = editableGroups(scene!.elements);
    for (const { edit, x, y } of groups) {
      const { columns, value } = edit as ColumnEdit;
      expect(columns.map((column) => column.value)).toEqual(['must', 'could']);
      const own = columns.find((column) => column.value === value);
      if (own) expect(own.place.x).toBeLessThan(0);
      if (own) expect(own.place.y).toBeLessThan(0);
      expect(x + columns[0]!.place.x).toBe(form === 'sheet' ? 40 : 0);
      expect(y + columns[0]!.place.y).toBe(form === 'sheet' ? 88 : 0);
    }
    const last = groups.find(({ pointer }) => pointer === '/ideas/3')?.edit;
    expect(last).toMatchObject({ kind: 'column', state: 'priority: Not sorted yet', pointer: '/ideas/3/priority' });
  });

  test('needs an enum to sort by', () => {
    const told = parse({ ...board, by: 'why', leftOut: 'never' })
      .faults.map(formatFault)
      .join('\n');
    expect(told).toContain('"/ideas/*/why" must be a text with an enum');
    expect(
      parse({ ...board, leftOut: 'never' })
        .faults.map(formatFault)
        .join('\n'),
    ).toContain('"never" is not a value');
  });
});
