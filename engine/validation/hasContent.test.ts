import { expect, it } from 'vitest';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { hasContent } from './hasContent.ts';

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    overview: { type: 'string', maxLength: 80 },
    isDone: { type: 'boolean' },
    testers: { type: 'integer', minimum: 0, maximum: 9 },
    average: { type: 'number', readOnly: true },
    goals: { type: 'array', maxItems: 9, items: { type: 'string', maxLength: 80 } },
    cells: { type: 'array', maxItems: 9, items: { $ref: '#/$defs/cell' } },
  },
  $defs: {
    cell: {
      type: 'object',
      additionalProperties: false,
      properties: {
        id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
        mark: { type: 'string', enum: ['none', 'pain', 'gain'], default: 'none' },
      },
    },
  },
};

it.each([
  {},
  { overview: '' },
  { overview: ' \n\t ' },
  { isDone: false },
  { average: 3.5 },
  { goals: [] },
  { goals: ['', '  '] },
  { cells: [{}, { id: 'abc', mark: 'none' }] },
  { overview: null, cells: [null] },
])('finds no content in %j', (document) => {
  expect(hasContent(document, schema)).toBe(false);
});

it.each([
  { overview: 'x' },
  { isDone: true },
  { testers: 0 },
  { goals: ['', 'grow'] },
  { cells: [{}, { mark: 'gain' }] },
  { overview: '', average: 2, goals: ['grow'] },
])('finds content in %j', (document) => {
  expect(hasContent(document, schema)).toBe(true);
});

it('counts an unknown field as content, so that it is refused instead of lost', () => {
  expect(hasContent({ other: 'text' }, schema)).toBe(true);
});
