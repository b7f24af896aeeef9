import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { editableGroups } from '#engine/picture/editableGroups.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const text = { type: 'string', maxLength: 30_000 };
const object = (properties: object) => ({ type: 'object', additionalProperties: false, properties });
const cell = object({ mark: { type: 'string', enum: ['empty', 'plus', 'minus'] }, note: text });
const row = object({ buy: { $ref: '#/$defs/cell' }, use: { $ref: '#/$defs/cell' } });
const levers = object({ ease: { $ref: '#/$defs/row' }, joy: { $ref: '#/$defs/row' } });
const map = {
  ...object({
    name: { ...text, minLength: 1 },
    today: text,
    levers,
    tags: { type: 'array', maxItems: 3, items: text },
  }),
  required: ['name'],
};
const grid = {
  kind: 'grid',
  each: '/ideas',
  rows: 'levers',
  mark: 'mark',
  note: 'note',
  good: 'plus',
  bad: 'minus',
  about: 'name',
  against: 'today',
};
const ada = {
  name: 'Ada',
  today: 'By hand',
  levers: {
    ease: { buy: { mark: 'plus', note: 'One code' }, use: { mark: 'minus', note: 'Two lids' } },
    joy: { use: { mark: 'minus' } },
  },
};
const forms = ['sheet', 'page', 'narrow'] as const;

function parse(layout: object) {
  const locale = {
    title: 'Utility',
    description: 'Where an offer helps.',
    sections: { all: { title: 'All' } },
    fields: {
      '/ideas': { title: 'Maps', item: 'Map' },
      '/ideas/*/name': { title: 'Name' },
      '/ideas/*/today': { title: 'Today' },
      '/ideas/*/tags': { title: 'Tags', item: 'Tag' },
      '/ideas/*/levers': { title: 'Levers' },
      '/ideas/*/levers/ease': { title: 'Ease' },
      '/ideas/*/levers/joy': { title: 'Joy' },
      '#/$defs/row/buy': { title: 'Buy' },
      '#/$defs/row/use': { title: 'Use' },
      '#/$defs/cell/mark': { title: 'Mark' },
      '#/$defs/cell/note': { title: 'Note' },
    },
    enums: { '#/$defs/cell/mark': { empty: 'None', plus: 'Gain', minus: 'Pain' } },
  };
  const example = {
    ideas: [{ ...ada, tags: ['a'], levers: { ...ada.levers, joy: { buy: {}, use: { mark: 'minus' } } } }],
  };
  return parseToolset(
    toolsetFolder('utility', {
      'schema.json': { $defs: { cell, row }, properties: { ideas: { type: 'array', maxItems: 9, items: map } } },
      'ui.json': { sections: [{ id: 'all', fields: ['/ideas'] }], itemTitles: { '/ideas': 'name' }, picture: [layout] },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': example,
      'examples/tr.json': example,
    }),
  );
}

function draw(maps: unknown, form: (typeof forms)[number]) {
  const { toolset, faults } = parse(grid);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: { ideas: maps }, language: 'en' }, form);
}

describe('a grid', () => {
  test.each(['sheet', 'page'] as const)('counts rows and columns, and is read column by column (%s)', (form) => {
    const [scene] = draw([ada], form);
    expect(scene!.description).toBe('Ada (Gain: 1, Pain: 2)');
    expect(stopsOf(scene!)).toEqual([
      { label: 'Today: By hand', pointer: '/ideas/0/today' },
      { label: 'Ease: Gain: 1, Pain: 1', pointer: '/ideas/0/levers/ease' },
      { label: 'Joy: Gain: 0, Pain: 1', pointer: '/ideas/0/levers/joy' },
      { label: 'Buy: Gain: 1, Pain: 0', pointer: undefined },
      { label: 'Ease, Buy: Gain; One code', pointer: '/ideas/0/levers/ease/buy' },
      { label: 'Use: Gain: 0, Pain: 2', pointer: undefined },
      { label: 'Ease, Use: Pain; Two lids', pointer: '/ideas/0/levers/ease/use' },
      { label: 'Joy, Use: Pain', pointer: '/ideas/0/levers/joy/use' },
    ]);
  });

  test('lists what is marked below the signs on a phone', () => {
    const [scene] = draw([ada], 'narrow');
    expect(stopsOf(scene!).map(({ label }) => label)).toEqual([
      'Today: By hand',
      'Buy: Gain: 1, Pain: 0',
      'Ease, Buy: Gain; One code',
      'Use: Gain: 0, Pain: 2',
      'Ease, Use: Pain; Two lids',
      'Joy, Use: Pain',
    ]);
  });

  test.each(forms)('tells gain from pain by its sign, not by colour alone (%s)', (form) => {
    const shapes = (mark: string) => {
      const [scene] = draw([{ name: 'Ada', levers: { ease: { buy: { mark } } } }], form);
      return JSON.stringify(scene).split('"kind":"line"').length;
    };
    expect(shapes('plus')).not.toBe(shapes('minus'));
    expect(shapes('minus')).not.toBe(shapes('empty'));
  });

  test.each(forms)('says for each cell how its mark is changed, also where it says nothing yet (%s)', (form) => {
    const [scene] = draw([ada], form);
    const groups = editableGroups(scene!.elements);
    expect(groups.map(({ pointer }) => pointer.slice('/ideas/0/levers/'.length))).toEqual([
      'ease/buy',
      'joy/buy',
      'ease/use',
      'joy/use',
    ]);
    expect(groups[1]!.edit).toEqual({
      kind: 'step',
      state: 'Joy, Buy: None',
      pointer: '/ideas/0/levers/joy/buy/mark',
      value: '',
      values: ['empty', 'plus', 'minus'],
      area: expect.objectContaining({ x: 0, y: 0 }),
      beside: { ArrowUp: '/ideas/0/levers/ease/buy', ArrowRight: '/ideas/0/levers/joy/use' },
    });
  });

  test('is changed by pressing the mark of a cell above its note, and anywhere in a cell without one', () => {
    const [scene] = draw([{ name: 'Ada', levers: { ease: { buy: { mark: 'empty', note: 'Later' } } } }], 'page');
    const heights = editableGroups(scene!.elements).map(({ edit }) => (edit.kind === 'step' ? edit.area.height : 0));
    expect(heights[0]).toBeGreaterThanOrEqual(24);
    expect(heights[0]).toBeLessThan(heights[2]!);
    expect(JSON.stringify(scene)).toContain('"None"');
  });

  test('has a sheet for each item, also for one in which nothing is marked yet', () => {
    expect(draw([ada, { name: 'Bob' }], 'sheet').map(({ title }) => title)).toEqual(['Utility – Ada', 'Utility – Bob']);
  });

  test.each(forms)('holds notes of any length within the %s', (form) => {
    for (const note of ['w'.repeat(20_000), 'A note that goes on. '.repeat(400)]) {
      const full = { buy: { mark: 'plus', note }, use: { mark: 'minus', note } };
      for (const scene of draw([{ name: note, today: note, levers: { ease: full, joy: full } }], form))
        expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
    }
  });

  test('needs rows of cells that have its mark and its note', () => {
    const told = (part: object) => parse({ ...grid, ...part }).faults.map(formatFault);
    expect(told({ rows: 'tags' })).toEqual([expect.stringContaining('/rows: "/ideas/*/tags" must be an object')]);
    expect(told({ mark: 'note' })).toEqual([expect.stringContaining('/mark: "/ideas/*/levers/ease/buy/note" must be')]);
    expect(told({ note: 'text' })).toEqual([expect.stringContaining('is not a field of the schema')]);
    expect(told({ bad: 'pain' })).toEqual([expect.stringContaining('/bad: "pain" is not a value of "mark"')]);
  });
});
