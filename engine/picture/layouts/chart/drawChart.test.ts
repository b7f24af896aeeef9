import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { drawSlides } from '#engine/picture/drawSlides.ts';
import { placedElements } from '#engine/picture/placedElements.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { scaleOf } from './scaleOf.ts';
import { spread } from './spread.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const number = { type: 'number', minimum: -1e12, maximum: 1e12 };
const computed = { type: 'number', readOnly: true };
const plan = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: text,
    start: number,
    change: number,
    cash: { type: 'array', readOnly: true, maxItems: 12, items: computed },
  },
};
const properties = { note: text, enough: number, plans: { type: 'array', maxItems: 20, items: plan } };
const cash = {
  field: '/plans/*/cash',
  rule: 'series',
  steps: 12,
  before: '/plans/*/start',
  each: { rule: 'sum', of: [{ previous: true }, '/plans/*/change'] },
};
const chart = {
  kind: 'chart',
  of: '/plans',
  name: 'name',
  charts: [
    { series: 'cash', watch: 'zero' },
    { series: 'cash', limit: '/enough' },
  ],
  facts: ['/enough'],
  sections: [{ field: 'note' }],
};
const titles = ['note', 'enough', 'plans/*/name', 'plans/*/start', 'plans/*/change'];
const locale = {
  title: 'Runway',
  description: 'How long the money lasts.',
  sections: { all: { title: 'All' } },
  fields: {
    '/plans': { title: 'Plans', item: 'Plan' },
    '/plans/*/cash': { title: 'Cash', item: 'Month' },
    ...Object.fromEntries(titles.map((name) => [`/${name}`, { title: name.split('/').at(-1) }])),
  },
};
const plans = [
  { name: 'Cautious', start: 100, change: -20 },
  { name: 'Bold', start: 100, change: 5 },
  { name: 'Unfinished', start: 100 },
];

function parse(layout: object) {
  // The folder that it is made from has an example of its own.
  const example = { ideas: undefined, note: 'Less pay.', enough: 120, plans };
  return parseToolset(
    toolsetFolder('runway', {
      'schema.json': { properties },
      'toolset.json': { computed: [cash], measures: { ...measured('start', 'change', 'cash/*') } },
      'ui.json': {
        sections: [{ id: 'all', fields: Object.keys(properties).map((name) => `/${name}`) }],
        itemTitles: { '/plans': 'name' },
        picture: [layout],
      },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': example,
      'examples/tr.json': example,
    }),
  );
}

function measured(...names: string[]) {
  return Object.fromEntries(names.map((name) => [`/plans/*/${name}`, 'money']));
}

type Form = 'sheet' | 'page' | 'narrow';
const forms: Form[] = ['sheet', 'page', 'narrow'];
const { toolset: definition, faults } = parse(chart);

function draw(content: object, form: Form = 'page') {
  expect(faults).toEqual([]);
  return drawPicture({ definition: definition!, content: content as never, language: 'en' }, form);
}

describe('a chart', () => {
  it.each(forms)(
    'says of each line where it goes, and where it falls below zero or reaches the line across (%s)',
    (form) => {
      const [scene] = draw({ plans, enough: 120, note: 'Less pay.' }, form);
      expect(stopsOf(scene!)).toEqual([
        { label: 'enough: 120', pointer: '/enough' },
        { label: 'Cash', pointer: undefined },
        {
          label: 'Cash. Cautious: 80 to -140; below zero from month 6',
          pointer: '/plans/0',
        },
        { label: 'Cash. Bold: 105 to 160; never below zero', pointer: '/plans/1' },
        { label: 'Cash', pointer: undefined },
        { label: 'Cash. Cautious: 80 to -140; never reaches 120', pointer: '/plans/0' },
        { label: 'Cash. Bold: 105 to 160; reaches 120 in month 4', pointer: '/plans/1' },
        { label: 'Cash. enough: 120', pointer: undefined },
        { label: 'note: Less pay.', pointer: '/note' },
      ]);
      expect(scene!.description).toBe('Runway (Cash: 2, Cash: 2)');
    },
  );

  it('has no line for what is not finished, and is nothing where nothing is there', () => {
    expect(stopsOf(draw({ plans: plans.slice(2), note: 'x' })[0]!).map(({ label }) => label)).toEqual([
      'Cash: none yet',
      'Cash: none yet',
      'note: x',
    ]);
    expect(draw({ plans: plans.slice(2) })).toEqual([]);
    expect(draw({})).toEqual([]);
  });

  it('tells six lines apart without colour, by their dash and the form of their points', () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ name: `Plan ${index}`, start: index * 100, change: 1 }));
    const [scene] = draw({ plans: six });
    const looks = stopsAround(scene!.elements, 'Cash. Plan').map((group) =>
      JSON.stringify(
        placedElements([group]).map(({ element }) => [
          element.kind,
          'dash' in element ? element.dash : '',
          element.kind === 'path' ? element.commands.replaceAll(/[\d.-]+/g, '').length : '',
          element.kind === 'ellipse' ? element.fill === 'paper' : '',
        ]),
      ),
    );
    expect(new Set(looks.slice(0, 6)).size).toBe(6);
  });

  test.each(forms)(
    'stays within a %s, no text over another, with one line to the most, however great and long',
    (form) => {
      const word = 'w'.repeat(3000);
      const many = (count: number, name: string, start: number, change: number) => ({
        enough: start / 2,
        note: name.length > 100 ? name : 'Less pay.',
        plans: Array.from({ length: count }, (_, index) => ({
          name: `${name}${index}`,
          start,
          change: change * index,
        })),
      });
      const contents = [1, 2, 3, 6, 20].flatMap((count) => [
        many(count, 'Plan ', 100, -10),
        many(count, 'Plan ', 0, 0),
        many(count, word, 1e12, -1e11),
        many(count, 'The same end ', -5, 0.000_1),
      ]);
      for (const content of contents)
        for (const scene of draw(content, form)) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
    },
  );

  it.each([
    [{ ...chart, of: '/note' }, '/of', 'a list of objects or an object'],
    [{ ...chart, name: undefined }, '/name', 'need one'],
    [{ ...chart, charts: [{ series: 'start' }] }, '/charts/0/series', 'a list of numbers'],
    [{ ...chart, charts: [{ series: 'cash', limit: '/note' }] }, '/charts/0/limit', 'a number'],
    [{ ...chart, facts: ['/plans'] }, '/facts/0', 'a number'],
  ])('is refused where it is none (%#)', (layout, pointer, message) => {
    const told = parse(layout).faults.map(formatFault);
    expect(told).toEqual([expect.stringContaining(`/picture/0${pointer}`)]);
    expect(told[0]).toContain(message);
  });
});

function stopsAround(elements: ReturnType<typeof draw>[number]['elements'], label: string): typeof elements {
  return elements.flatMap((element) => {
    if (element.kind !== 'group') return [];
    return element.label?.startsWith(label) ? [element] : stopsAround(element.elements, label);
  });
}

describe('the scale of a chart', () => {
  it('has round figures with zero among them, as few as were asked for', () => {
    expect(scaleOf([3, 97], 6).ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(scaleOf([-180_000, 240_000], 5).ticks).toEqual([-200_000, 0, 200_000, 400_000]);
    expect(scaleOf([0, 0], 5)).toMatchObject({ from: 0 });
  });

  it('holds all values, whatever they are', () => {
    const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), fc.integer({ min: 2, max: 8 }), (values, most) => {
        const { from, to, ticks } = scaleOf(values, most);
        expect(from).toBeLessThan(to);
        expect(ticks.length).toBeLessThanOrEqual(Math.max(most, 3));
        expect(ticks).toContain(0);
        const hair = (to - from) * 1e-6;
        for (const each of values) expect(each >= from - hair && each <= to + hair).toBe(true);
      }),
    );
  });
});

it('sets names as near to their lines as they leave room for each other', () => {
  expect(spread([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10]);
  expect(spread([99, 98, 97], 10, 0, 100)).toEqual([95, 85, 75]);
});

it('goes onto slides whole', () => {
  const traction = loadedToolsets().registry.get('traction');
  const subject = { definition: traction, content: traction.examples.tr, language: 'tr' } as const;
  for (const scene of drawSlides(subject, 0.5)) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
});
