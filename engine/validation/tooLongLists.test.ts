import { expect, it } from 'vitest';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { tooLongLists } from './tooLongLists.ts';

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string' },
    columns: { type: 'array', maxItems: 2, items: { $ref: '#/$defs/column' } },
  },
  $defs: {
    column: { type: 'object', properties: { cards: { type: 'array', maxItems: 1, items: { type: 'string' } } } },
  },
};

it('reports each list that is too long, and does not look into it', () => {
  const long = { cards: ['a', 'b'] };
  expect(tooLongLists({ columns: [{ cards: ['a'] }, long] }, schema)).toEqual([
    { path: '/columns/1/cards', key: 'too-many-items', params: { limit: 1 } },
  ]);
  expect(tooLongLists({ columns: [long, long, long] }, schema)).toEqual([
    { path: '/columns', key: 'too-many-items', params: { limit: 2 } },
  ]);
});

it.each([{}, { columns: 'text' }, { columns: [null, 'x'] }, { title: ['a', 'b'], unknown: [[]] }])(
  'leaves what has another shape than the schema to validation: %j',
  (document) => {
    expect(tooLongLists(document, schema)).toEqual([]);
  },
);
