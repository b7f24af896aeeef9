import { describe, expect, it } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

/** Faults of a folder whose schema has these properties, definitions and other keywords. */
function faultsOf(properties: object, more: object = {}): string[] {
  const { faults } = parseToolset(toolsetFolder('ideas', { 'schema.json': { properties, ...more } }));
  return faults
    .filter(({ file }) => file === 'schema.json')
    .map((fault) => formatFault(fault).replace('ideas/schema.json', ''));
}

const text = { type: 'string', maxLength: 80 };
const object = (properties: object, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});

describe('a missing bound or an open object', () => {
  it('is reported at its place, together with all others', () => {
    const properties = {
      open: { type: 'object', properties: { note: text } },
      empty: object({}),
      note: { type: 'string' },
      code: { type: 'string', pattern: '^[a-z]+$' },
      list: { type: 'array', items: text },
      bare: { type: 'array', maxItems: 3 },
      any: {},
      team: object({ note: text }, { required: ['lead'] }),
    };
    expect(faultsOf(properties)).toEqual([
      ' /properties/open: an object must have "additionalProperties": false',
      ' /properties/empty: an object needs "properties"',
      ' /properties/note: a text needs "maxLength" (or "enum", or "format")',
      ' /properties/code: a text needs "maxLength" (or "enum", or "format")',
      ' /properties/list: a list needs "maxItems"',
      ' /properties/bare: a list needs "items"',
      ' /properties/any: needs a "type"',
      ' /properties/team/required: "lead" is not a property',
    ]);
  });

  it('is no fault of an enum, a date or an id', () => {
    const id = { type: 'string', pattern: '^[a-z0-9-]{1,40}$' };
    expect(faultsOf({ mark: { type: 'string', enum: ['a'] }, date: { type: 'string', format: 'date' }, id })).toEqual(
      [],
    );
  });
});

it('requires the right types of dates, figures and computed numbers', () => {
  const figure = { type: 'integer', minimum: 0, maximum: 9 };
  const date = { type: 'string', format: 'date' };
  const sound = {
    figure,
    date,
    startDate: date,
    candidate: text,
    validate: text,
    mean: { type: 'number', readOnly: true },
  };
  expect(faultsOf(sound)).toEqual([]);
  const $defs = { day: text };
  const wrong = {
    endDate: text,
    startDate: { $ref: '#/$defs/day' },
    count: { type: 'integer' },
    price: { type: 'number' },
  };
  expect(faultsOf(wrong, { $defs })).toEqual([
    ' /properties/endDate: a date needs "format": "date"',
    ' /$defs/day: a date needs "format": "date"',
    ' /properties/count: an integer needs "minimum" and "maximum"',
    ' /properties/price: a number that people enter needs "minimum" and "maximum"; a computed one is "readOnly"',
  ]);
});

it('refuses keywords that form, validator or model do not support', () => {
  const faults = faultsOf(
    {
      note: { ...text, title: 'Note' },
      either: { oneOf: [text] },
      time: { type: 'string', format: 'time' },
      Big: text,
    },
    { additionalProperties: true },
  );
  expect(faults).toEqual([
    expect.stringMatching(/^ \/properties\/note: Unrecognized key\(s\) in object: 'title'/),
    expect.stringMatching(/^ \/properties\/either: Unrecognized key\(s\) in object: 'oneOf'/),
    expect.stringMatching(/^ \/properties\/time\/format: /),
    ' /properties/Big: field names are English camelCase',
    expect.stringMatching(/^ \/additionalProperties: /),
  ]);
});

it('refuses an invalid regular expression', () => {
  expect(faultsOf({ code: { ...text, pattern: '(' } })).toEqual([expect.stringMatching(/regular expression/i)]);
});

describe('definitions', () => {
  it('may be used repeatedly; their faults are reported once', () => {
    const cell = object({ note: { type: 'string' } });
    const use = { $ref: '#/$defs/cell' };
    expect(faultsOf({ a: use, b: use, c: { type: 'array', maxItems: 3, items: use } }, { $defs: { cell } })).toEqual([
      ' /$defs/cell/properties/note: a text needs "maxLength" (or "enum", or "format")',
    ]);
  });

  it('must exist, also with a name that objects inherit', () => {
    expect(faultsOf({ a: { $ref: '#/$defs/gone' }, b: { $ref: '#/$defs/constructor' } })).toEqual([
      ' /properties/a/$ref: there is no definition "gone"',
      ' /properties/b/$ref: there is no definition "constructor"',
    ]);
  });

  it('must not be circular, directly or indirectly', () => {
    const list = (name: string) => ({ type: 'array', maxItems: 3, items: { $ref: `#/$defs/${name}` } });
    const $defs = {
      node: object({ children: list('node') }),
      odd: object({ next: list('even') }),
      even: object({ next: list('odd') }),
    };
    const faults = faultsOf({ tree: { $ref: '#/$defs/node' } }, { $defs });
    expect(faults).toContain(' /$defs/node/properties/children/items: "node" must not contain itself');
    expect(faults).toContain(' /$defs/even/properties/next/items: "odd" must not contain itself');
  });

  it('allow no keywords beside the $ref', () => {
    expect(faultsOf({ a: { $ref: '#/$defs/cell', maxLength: 3 } }, { $defs: { cell: text } })).toEqual([
      ' /properties/a: "$ref" must stand alone',
    ]);
  });
});

describe('the limits of structured output', () => {
  const nested = (depth: number): object => (depth === 0 ? text : object({ inner: nested(depth - 1) }));

  it('allow ten levels', () => {
    expect(faultsOf({ a: nested(9) })).toEqual([]);
    expect(faultsOf({ a: nested(10) })).toEqual([expect.stringMatching(/: is nested more than 10 levels deep$/)]);
  });

  it('allow 1,000 properties, counted with definitions expanded', () => {
    const names = Array.from({ length: 20 }, (_, index) => `p${index}`);
    const many = (child: object) => object(Object.fromEntries(names.map((name) => [name, child])));
    const $defs = {
      a: many({ $ref: '#/$defs/b' }),
      b: many({ $ref: '#/$defs/c' }),
      c: many({ $ref: '#/$defs/d' }),
      d: many({ $ref: '#/$defs/e' }),
      e: many(text),
    };
    expect(faultsOf({ all: { $ref: '#/$defs/a' } }, { $defs })).toEqual([
      ': has more than 1000 properties, those of definitions counted at each use',
    ]);
  });

  it('allow 1,000 properties in definitions that nothing uses as well', () => {
    const whole = object(Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`p${index}`, text])));
    expect(faultsOf({ a: { $ref: '#/$defs/whole' } }, { $defs: { whole } })).toEqual([]);
    expect(faultsOf({ a: text }, { $defs: { whole, other: { $ref: '#/$defs/whole' } } })).toEqual([
      ': has more than 1000 properties, those of definitions counted at each use',
    ]);
  });

  it('allow 200,000 letters, counted with definitions expanded', () => {
    const choice = { type: 'string', enum: Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(1000, 'x')) };
    const uses = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { $ref: '#/$defs/choice' }]));
    expect(faultsOf(uses(9), { $defs: { choice } })).toEqual([]);
    expect(faultsOf(uses(10), { $defs: { choice } })).toEqual([
      ': is longer than 200000 letters, those of definitions counted at each use',
    ]);
  });
});
