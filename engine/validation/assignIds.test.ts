import { expect, it } from 'vitest';

import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { assignIds } from './assignIds.ts';

const id: SchemaNode = { type: 'string', pattern: '^[a-z0-9-]{1,40}$' };
const name: SchemaNode = { type: 'string', maxLength: 80 };
const list = (properties: Record<string, SchemaNode>): SchemaNode => ({
  type: 'array',
  maxItems: 9,
  items: { type: 'object', additionalProperties: false, properties },
});
const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    personas: list({ id, name, jobs: list({ id, name }) }),
    notes: list({ name }),
    goals: { type: 'array', maxItems: 9, items: name },
  },
};

function assign(document: Record<string, unknown>) {
  let count = 0;
  return assignIds(document, schema, () => `new-${++count}`);
}

it('adds an id to every item whose schema has one, in nested lists too, and to no other', () => {
  expect(
    assign({ personas: [{ name: 'Ada', jobs: [{ name: 'Cook' }] }], notes: [{ name: 'x' }], goals: ['y'] }),
  ).toEqual({
    personas: [
      { id: expect.stringMatching(/^new-/), name: 'Ada', jobs: [{ id: expect.stringMatching(/^new-/), name: 'Cook' }] },
    ],
    notes: [{ name: 'x' }],
    goals: ['y'],
  });
});

it('keeps existing ids, which others refer to', () => {
  const document = {
    personas: [
      { id: 'ada', name: 'Ada' },
      { id: 'can', name: 'Can' },
    ],
  };
  expect(assign(document)).toEqual(document);
});

it('replaces the second of two equal ids; the first keeps its references', () => {
  const copied = { personas: [{ id: 'ada', name: 'Ada' }, { id: 'ada', name: 'Copy' }, { id: '' }, { id: 5 }] };
  expect(assign(copied).personas).toEqual([
    { id: 'ada', name: 'Ada' },
    { id: 'new-1', name: 'Copy' },
    { id: 'new-2' },
    { id: 'new-3' },
  ]);
});

it('allows equal ids in two lists', () => {
  const document = {
    personas: [
      { id: 'a', jobs: [{ id: 'x' }] },
      { id: 'b', jobs: [{ id: 'x' }] },
    ],
  };
  expect(assign(document)).toEqual(document);
});

it('leaves values that are not items to the validator', () => {
  expect(assign({ personas: [null, 'text'], goals: 7 })).toEqual({ personas: [null, 'text'], goals: 7 });
});
