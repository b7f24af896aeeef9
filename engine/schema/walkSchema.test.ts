import { expect, it } from 'vitest';

import { resolveRef } from './resolveRef.ts';
import { schemaAt } from './schemaAt.ts';
import type { SchemaNode, ToolsetSchema } from './ToolsetSchema.ts';
import { walkSchema } from './walkSchema.ts';

const object = (properties: Record<string, SchemaNode>, required: string[] = []): SchemaNode => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const text: SchemaNode = { type: 'string', maxLength: 80 };

const schema = {
  ...object({
    title: text,
    rows: { type: 'array', maxItems: 5, items: object({ name: text, cell: { $ref: '#/$defs/cell' } }, ['name']) },
    cells: { type: 'array', maxItems: 5, items: { $ref: '#/$defs/cell' } },
  }),
  $defs: {
    cell: object({ mark: { type: 'string', enum: ['pain', 'gain'] }, notes: { $ref: '#/$defs/notes' } }),
    notes: { type: 'array', maxItems: 3, items: text },
  },
} as ToolsetSchema;

it('visits parents before children, in the order of the file, and resolves definitions', () => {
  expect(walkSchema(schema).map(({ pattern }) => pattern)).toEqual([
    '',
    '/title',
    '/rows',
    '/rows/*',
    '/rows/*/name',
    '/rows/*/cell',
    '/rows/*/cell/mark',
    '/rows/*/cell/notes',
    '/rows/*/cell/notes/*',
    '/cells',
    '/cells/*',
    '/cells/*/mark',
    '/cells/*/notes',
    '/cells/*/notes/*',
  ]);
});

it('uses one locale key for a definition, wherever it is used', () => {
  const keys = new Map(walkSchema(schema).map(({ pattern, localeKey }) => [pattern, localeKey]));
  expect(keys.get('/rows/*/name')).toBe('/rows/*/name');
  // The field's own title belongs to the place that uses the definition.
  expect(keys.get('/rows/*/cell')).toBe('/rows/*/cell');
  expect(keys.get('/rows/*/cell/mark')).toBe('#/$defs/cell/mark');
  expect(keys.get('/cells/*/mark')).toBe('#/$defs/cell/mark');
  expect(keys.get('/cells/*/notes')).toBe('#/$defs/cell/notes');
});

it('reports what is required, and resolves $ref', () => {
  const places = new Map(walkSchema(schema).map((place) => [place.pattern, place]));
  expect(places.get('/rows/*/name')?.required).toBe(true);
  expect(places.get('/rows/*/cell')?.required).toBe(false);
  expect(places.get('/rows/*/cell')?.node).toBe(schema.$defs?.cell);
});

it('finds nodes by pointers and patterns', () => {
  for (const pointer of ['/rows/*/cell/mark', '/rows/3/cell/mark', '/cells/0/mark']) {
    expect(schemaAt(schema, pointer)?.enum).toEqual(['pain', 'gain']);
  }
  expect(schemaAt(schema, '')).toBe(schema);
});

it('finds nothing at places the schema does not define', () => {
  for (const pointer of ['/rows/name', '/title/*', '/rows/*/cell/other', '/constructor', '/rows/*/toString']) {
    expect(schemaAt(schema, pointer)).toBeUndefined();
  }
});

it('throws at a $ref to a missing definition, also with a name that objects inherit', () => {
  for (const name of ['absent', 'constructor', 'toString']) {
    expect(() => resolveRef(schema, { $ref: `#/$defs/${name}` })).toThrow(`#/$defs/${name}`);
  }
});
