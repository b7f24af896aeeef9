import { describe, expect, it } from 'vitest';

import { buildRegistry } from '#engine/folder/buildRegistry.ts';
import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const count = { type: 'number', minimum: 0, maximum: 1e9 };
const computedNumber = { type: 'number', readOnly: true };
const text = { type: 'string', maxLength: 40 };

/** Folders of one list /ideas, whose items have these properties besides id and name, and these fields beside it. */
function folder(id: string, properties: object, manifest: object = {}, fields: object = {}) {
  const item = {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
      name: { type: 'string', minLength: 1, maxLength: 80 },
      ...properties,
    },
  };
  const names = Object.keys(fields);
  const words = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, { title: 'T', item: 'I' }]));
  const locale = {
    title: 'Ideas',
    description: 'What a team thought of.',
    sections: { all: { title: 'All' } },
    fields: {
      '/ideas': { title: 'Ideas', item: 'Idea' },
      '/ideas/*/name': { title: 'Name' },
      ...words([...names.map((name) => `/${name}`), ...Object.keys(properties).map((name) => `/ideas/*/${name}`)]),
    },
  };
  // One example of all that a person fills in.
  const filled = (of: object) =>
    Object.fromEntries(
      Object.entries(of as Record<string, { type: string; readOnly?: boolean }>).flatMap(([name, { type, readOnly }]) =>
        readOnly ? [] : [[name, type === 'string' ? 'one' : 1]],
      ),
    );
  const example = { ideas: [{ id: 'one', name: 'One', ...filled(properties) }], ...filled(fields) };
  return toolsetFolder(id, {
    'examples/en.json': example,
    'examples/tr.json': example,
    'toolset.json': manifest as Record<string, unknown>,
    'schema.json': { properties: { ideas: { type: 'array', maxItems: 9, items: item }, ...fields } },
    'ui.json': { sections: [{ id: 'all', fields: ['/ideas', ...names.map((name) => `/${name}`)] }] },
    'locales/en.json': locale,
    'locales/tr.json': locale,
  });
}

function faultsOf(...given: Parameters<typeof folder>): string[] {
  return parseToolset(folder(...given))
    .faults.filter(({ file }) => file === 'toolset.json')
    .map((fault) => formatFault(fault).replace(`${given[0]}/toolset.json `, ''));
}

describe('rules of arithmetic', () => {
  it('compute read-only numbers without bounds', () => {
    const rule = { rule: 'sum', of: [1, '/ideas/*/hours'] };
    const computed = [
      { ...rule, field: '/ideas/*/hours' },
      { ...rule, field: '/ideas/*/name' },
    ];
    const properties = { hours: count };
    expect(faultsOf('ideas', properties, { computed })).toEqual([
      '/computed/0/field: "/ideas/*/hours" must be "readOnly": true',
      '/computed/0/field: "/ideas/*/hours" must have no "minimum" and no "maximum": nobody could mend a value beyond them',
      '/computed/1/field: "/ideas/*/name" must be a field of type number; it is string',
      '/computed/1/field: "/ideas/*/name" must be "readOnly": true',
      '/computed/0/of: is computed from itself: /ideas/*/hours ← /ideas/*/hours',
    ]);
  });

  it('take operands that are there, in their order where it matters', () => {
    const of = [
      '/gone',
      { field: '/ideas/*/hours', subtractedFrom: 6 },
      { toolset: 'market', field: '/size' },
      { toolset: 'ideas', field: '/size' },
      { through: '/ideas/*/name', field: 'hours' },
      { rule: 'ratio', of: ['/ideas/*/hours'] },
    ];
    const computed = [
      { field: '/total', rule: 'difference', of },
      { field: '/ideas/*/share', rule: 'ratio', of: ['/ideas/*/hours', '/total'] },
    ];
    const properties = { hours: { ...count, maximum: 10 }, share: computedNumber };
    expect(faultsOf('ideas', properties, { computed }, { total: computedNumber })).toEqual([
      '/computed/0/of/0: "/gone" must be a field of type number or integer; it is not there',
      '/computed/0/of/1/subtractedFrom: must be 10, the minimum and the maximum of "/ideas/*/hours" together',
      '/computed/0/of/1: "/ideas/*/hours" is many numbers; make it a sum first',
      '/computed/0/of/2/toolset: "market" must be one of dependsOn',
      '/computed/0/of/3/toolset: of the own toolset, the pointer alone is enough',
      '/computed/0/of/4/through: "/ideas/*/name" must be in "binds", with the list it refers to',
      '/computed/0/of/4: "/ideas/*/name" is many numbers; make it a sum first',
      '/computed/0/of/5/of: a ratio has exactly two operands',
      '/computed/0/of/5/of/0: "/ideas/*/hours" is many numbers; make it a sum first',
    ]);
  });

  it('have a condition in their own item', () => {
    const rule = { rule: 'sum', of: [1] };
    const computed = [
      { ...rule, field: '/total', when: { field: '/ideas/*/name', is: ['a'] } },
      { ...rule, field: '/ideas/*/days', when: { field: '/ideas/*/gone', is: ['a'] } },
    ];
    expect(faultsOf('ideas', { days: computedNumber }, { computed }, { total: computedNumber })).toEqual([
      '/computed/0/when/field: "/ideas/*/name" must stand in the same item as "/total"',
      '/computed/1/when/field: "/ideas/*/gone" is not a field of the schema',
    ]);
  });

  it('do not follow from themselves, nor compute what another rule computes', () => {
    const computed = [
      { field: '/a', rule: 'sum', of: ['/b', 1] },
      { field: '/b', rule: 'product', of: [{ rule: 'maximum', of: ['/c', 0] }, 2] },
      { field: '/c', rule: 'sum', of: ['/a'] },
      { field: '/c', rule: 'sum', of: [1] },
    ];
    expect(faultsOf('ideas', {}, { computed }, { a: computedNumber, b: computedNumber, c: computedNumber })).toEqual([
      '/computed/3/field: "/c" has another rule already',
      '/computed/0/of: is computed from itself: /a ← /b ← /c ← /a',
    ]);
  });

  it('say what an operand may be', () => {
    const computed = [{ field: '/a', rule: 'sum', of: [{ from: 'market' }] }];
    expect(faultsOf('ideas', {}, { computed }, { a: computedNumber })).toEqual([
      '/computed/0/of/0: must be a pointer, a number, { number, measure }, { field, subtractedFrom }, { toolset, field }, { through, field }, { rule, of } or, within a series, { previous } or { series }',
    ]);
  });
});

const months = { type: 'array', readOnly: true, maxItems: 3, items: computedNumber };

describe('series', () => {
  const cash = {
    field: '/ideas/*/cash',
    rule: 'series',
    steps: 3,
    before: '/start',
    each: { rule: 'sum', of: [{ previous: true }, { series: '/ideas/*/sold' }] },
  };
  const sold = { field: '/ideas/*/sold', rule: 'series', steps: 3, each: '/ideas/*/hours' };
  const gone = { field: '/ideas/*/gone', rule: 'firstStep', of: '/ideas/*/cash', is: 'below', limit: 0 };
  const properties = { hours: count, cash: months, sold: months, gone: computedNumber };
  const fields = { start: count };

  it('are lists of numbers that nobody types, of which other rules read each step', () => {
    const lowest = { field: '/lowest', rule: 'minimum', of: ['/ideas/*/cash/*'] };
    const all = { ...fields, lowest: computedNumber };
    expect(faultsOf('ideas', properties, { computed: [lowest, cash, gone, sold] }, all)).toEqual([]);
  });

  it('are refused where their field is none, or nothing stands before them', () => {
    const computed = [
      { ...cash, field: '/ideas/*/name', steps: 2 },
      { ...cash, steps: 2, before: undefined },
      { ...sold, each: { series: '/ideas/*/cash' } },
    ];
    expect(faultsOf('ideas', { cash: months, sold: months }, { computed }, fields)).toEqual([
      '/computed/0/field: "/ideas/*/name" must be a list of numbers, and both "readOnly": true',
      '/computed/1/field: "/ideas/*/cash" must have "maxItems": 2',
      '/computed/1/before: is needed: the first step has none before it',
      '/computed/2/each/series: "/ideas/*/cash" has 2 steps, and "/ideas/*/sold" 3',
      '/computed/1/each: is computed from itself: /ideas/*/cash ← /ideas/*/sold ← /ideas/*/cash',
    ]);
  });

  it('lend their steps to series alone, and to those of the same item', () => {
    const computed = [
      { field: '/lowest', rule: 'sum', of: [{ previous: true }, { series: '/other' }] },
      { ...sold, each: { series: '/lowest' } },
      { ...gone, of: '/lowest' },
      { field: '/all', rule: 'series', steps: 3, each: { series: '/ideas/*/sold' } },
    ];
    const all = { lowest: computedNumber, all: months };
    expect(faultsOf('ideas', { sold: months, gone: computedNumber }, { computed }, all)).toEqual([
      '/computed/0/of/0: only a series has a step before',
      '/computed/0/of/1: only a series has steps',
      '/computed/1/each/series: "/lowest" is no series',
      '/computed/2/of: "/lowest" is no series',
      '/computed/3/each/series: "/ideas/*/sold" must stand in the same item as "/all"',
    ]);
  });

  it('are not so many that they could keep a server busy', () => {
    const long = { type: 'array', readOnly: true, maxItems: 60, items: computedNumber };
    const inner = {
      type: 'array',
      maxItems: 9,
      items: { type: 'object', additionalProperties: false, properties: { cash: long } },
    };
    const computed = [{ field: '/ideas/*/parts/*/cash', rule: 'series', steps: 60, each: 1 }];
    const told = faultsOf('ideas', { parts: inner }, { computed });
    expect(told).toEqual([
      '/computed/0/field: "/ideas/*/parts/*/cash" can be 4860 values; at most 3000, those of all items together',
    ]);
  });

  it('count in each step what they count, and their limits the same', () => {
    const measures = {
      '/start': 'money',
      '/ideas/*/hours': 'hour',
      '/ideas/*/cash/*': 'money',
      '/ideas/*/sold/*': 'hour',
      '/ideas/*/gone': 'month',
    };
    const manifest = { computed: [cash, sold, { ...gone, limit: '/ideas/*/hours' }], measures };
    const { toolset, faults } = parseToolset(folder('ideas', properties, manifest, fields));
    expect(faults).toEqual([]);
    expect(buildRegistry([toolset!]).faults.map(formatFault)).toEqual([
      'ideas/toolset.json /computed/0/each: a sum of money and hour: these do not count the same',
      'ideas/toolset.json /computed/2/limit: comes to hour, and "/ideas/*/cash" counts money',
    ]);
  });
});

describe('what must agree, and the currency', () => {
  it('is typed here, and stands once in a toolset that is read', () => {
    const agrees = [
      { field: '/a', with: { toolset: 'market', field: '/prices/*' } },
      { field: '/gone', with: { toolset: 'ideas', field: '/a' } },
    ];
    const computed = [{ field: '/a', rule: 'sum', of: [1] }];
    const currency = { toolset: 'market', field: '/ideas/*/name' };
    expect(faultsOf('ideas', {}, { agrees, computed, currency }, { a: computedNumber })).toEqual([
      '/agrees/0/field: "/a" is computed; nobody can take a value over',
      '/agrees/0/with/toolset: "market" must be one of dependsOn',
      '/agrees/0/with/field: "/prices/*" is many values; name one',
      '/agrees/1/field: "/gone" must be a field of type number or integer or string or boolean; it is not there',
      '/agrees/1/with/toolset: "ideas" must be one of dependsOn',
      '/currency/field: "/ideas/*/name" is many values; name one',
      '/currency/toolset: "market" must be one of dependsOn, or this toolset itself',
    ]);
  });
});

describe('what is read of another toolset', () => {
  const measures = { '/size': 'point', '/ideas/*/score': 'point' };
  const market = folder('market', { score: count }, { order: 5, measures }, { size: count, place: text });
  const dependsOn = [{ id: 'market', required: false }];
  const build = (manifest: object, fields: object) => {
    const parsed = [market, folder('ideas', { from: text }, { dependsOn, ...manifest }, fields)].map(parseToolset);
    expect(parsed.flatMap(({ faults }) => faults)).toEqual([]);
    return buildRegistry(parsed.map(({ toolset }) => toolset!)).faults.map(formatFault);
  };
  const binds = [{ field: '/ideas/*/from', toolset: 'market', list: '/ideas', label: 'name' }];

  it('is a number there', () => {
    const of = [
      { toolset: 'market', field: '/size' },
      { through: '/ideas/*/from', field: 'score' },
    ];
    const sum = { binds, measures: { '/a': 'point' }, computed: [{ field: '/a', rule: 'sum', of }] };
    expect(build(sum, { a: computedNumber })).toEqual([]);
    const wrong = [
      { toolset: 'market', field: '/place' },
      { rule: 'sum', of: [{ through: '/ideas/*/from', field: 'rank' }] },
    ];
    expect(build({ binds, computed: [{ field: '/a', rule: 'sum', of: wrong }] }, { a: computedNumber })).toEqual([
      'ideas/toolset.json /computed/0/of: in "market", "/place" must be a field of type number or integer; it is string',
      'ideas/toolset.json /computed/0/of: in "market", "/ideas/*/rank" must be a field of type number or integer; it is not there',
    ]);
  });

  it('is of the kind of what must agree with it, and a text where it is the currency', () => {
    const agrees = [{ field: '/size', with: { toolset: 'market', field: '/place' } }];
    const currency = { toolset: 'market', field: '/size' };
    expect(build({ agrees, currency }, { size: count })).toEqual([
      'ideas/toolset.json /agrees/0/with/field: in "market", "/place" must be a field of type number or integer; it is string',
      'ideas/toolset.json /currency/field: in "market", "/size" must be a field of type string; it is number',
    ]);
  });
});

describe('what numbers count', () => {
  const market = { ...count };
  const rule = { field: '/share', rule: 'product', of: [{ rule: 'ratio', of: ['/sold', '/needed'] }, percent()] };
  const fields = { sold: market, needed: market, perSale: market, share: computedNumber };
  const measures = {
    '/sold': 'sale / month',
    '/needed': 'unit / month',
    '/perSale': 'unit / sale',
    '/share': 'percent',
  };

  function percent() {
    return { number: 100, measure: 'percent' };
  }

  function graphFaults(manifest: object): string[] {
    const { toolset, faults } = parseToolset(folder('ideas', {}, manifest, fields));
    expect(faults).toEqual([]);
    return buildRegistry([toolset!]).faults.map(formatFault);
  }

  it('lets nobody divide subscriptions by bags', () => {
    expect(graphFaults({ computed: [rule], measures })).toEqual([
      'ideas/toolset.json /computed/0/of: comes to sale * percent / unit, and "/share" counts percent',
    ]);
    const sold = { rule: 'product', of: ['/sold', '/perSale'] };
    const mended = { ...rule, of: [{ rule: 'ratio', of: [sold, '/needed'] }, percent()] };
    expect(graphFaults({ computed: [mended], measures })).toEqual([]);
  });

  it('adds only what counts the same, and needs to know it', () => {
    const sum = { field: '/share', rule: 'sum', of: ['/sold', '/needed', 0] };
    expect(graphFaults({ computed: [sum], measures })).toEqual([
      'ideas/toolset.json /computed/0/of: a sum of sale / month and unit / month: these do not count the same',
    ]);
    expect(graphFaults({ computed: [sum] })).toEqual([
      'ideas/toolset.json /computed/0/of: "/sold" needs an entry in "measures"',
      'ideas/toolset.json /computed/0/field: "/share" needs an entry in "measures"',
    ]);
  });
});
