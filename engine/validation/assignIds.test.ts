import { expect, it } from 'vitest';

import type { SchemaNode, ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

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

it('gives an id to every item that may have one, in lists within lists too, and to no other', () => {
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

it('keeps the ids that others refer to', () => {
  const document = {
    personas: [
      { id: 'ada', name: 'Ada' },
      { id: 'can', name: 'Can' },
    ],
  };
  expect(assign(document)).toEqual(document);
});

it('gives the second of two equal ids another; the first keeps what others refer to', () => {
  const copied = { personas: [{ id: 'ada', name: 'Ada' }, { id: 'ada', name: 'Copy' }, { id: '' }, { id: 5 }] };
  expect(assign(copied).personas).toEqual([
    { id: 'ada', name: 'Ada' },
    { id: 'new-1', name: 'Copy' },
    { id: 'new-2' },
    { id: 'new-3' },
  ]);
});

it('lets two lists use the same id', () => {
  const document = {
    personas: [
      { id: 'a', jobs: [{ id: 'x' }] },
      { id: 'b', jobs: [{ id: 'x' }] },
    ],
  };
  expect(assign(document)).toEqual(document);
});

it('leaves what is no item as it is, for the validator to judge', () => {
  expect(assign({ personas: [null, 'text'], goals: 7 })).toEqual({ personas: [null, 'text'], goals: 7 });
});
