import { expect, it } from 'vitest';

import type { ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

import { Journal, restoreJournal } from './Journal.ts';

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    age: { type: 'integer' },
    goals: { type: 'array', items: { type: 'string' } },
    hypotheses: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: { type: 'object', properties: { text: { type: 'string' } } },
    },
  },
};

it('lays the last letters over the last whole document', () => {
  const journal = new Journal('key', localStorage);
  journal.writeDocument({ name: 'A', goals: ['one'] });
  journal.writeTyped(
    new Map([
      ['/age', '42'],
      ['/goals/0', 'one!'],
    ]),
  );
  expect(restoreJournal('key', schema, { name: 'on the server' })).toEqual({ name: 'A', age: 42, goals: ['one!'] });
});

it('lays letters over what the server holds when nothing else was written', () => {
  new Journal('key', localStorage).writeTyped(new Map([['/name', 'typed']]));
  expect(restoreJournal('key', schema, { name: 'saved', age: 1 })).toEqual({ name: 'typed', age: 1 });
});

it('leaves no holes in a list whose last line was the first to be filled in', () => {
  new Journal('key', localStorage).writeTyped(
    new Map([
      ['/hypotheses/2/text', 'typed'],
      ['/goals/1', 'second'],
    ]),
  );
  expect(JSON.parse(JSON.stringify(restoreJournal('key', schema, null)))).toEqual({
    hypotheses: [{}, {}, { text: 'typed' }],
    goals: ['', 'second'],
  });
  localStorage.clear();
});

it('ignores what it cannot read and places that the schema does not know', () => {
  localStorage.setItem('key', '{half');
  localStorage.setItem('key:typed', JSON.stringify({ '/gone': 'x', '/name': 'y' }));
  expect(restoreJournal('key', schema, null)).toEqual({ name: 'y' });
  localStorage.clear();
  localStorage.setItem('key', '[]');
  expect(restoreJournal('key', schema, null)).toBeNull();
});

it('lets a person go on typing when the storage is full', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(() => new Journal('key', full).writeTyped(new Map([['/name', 'x']]))).not.toThrow();
});
