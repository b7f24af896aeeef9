import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { keepItems } from './keepItems.ts';

const text = { type: 'string' };
const test = { type: 'object', properties: { id: text, statement: text, result: { type: 'number' } } };
const personSchema = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    why: text,
    status: { type: 'string', default: 'planned' },
    tests: { type: 'array', items: test },
  },
};
const definition = {
  manifest: { notGenerated: ['/people/*/status', '/people/*/tests/*/result'], computed: [] },
  schema: { type: 'object', properties: { goal: text, people: { type: 'array', maxItems: 4, items: personSchema } } },
  ui: { itemTitles: { '/people': 'name' } },
} as unknown as Pick<ToolsetDefinition, 'manifest' | 'schema' | 'ui'>;

const ada = { id: 'a', name: 'Ada', why: 'She asked.' };
const can = { id: 'c', name: 'Can', why: 'He pays.' };
const present = { goal: 'Bread', people: [ada, can] };
const keep = (people: object[], ...tied: string[]) =>
  keepItems(definition, { present, written: { people }, tied: new Set(tied) })['people'];

it('leaves an item its id where the model says which it is, whatever it changed', () => {
  expect(keep([{ id: 'c', name: 'Can Demir', why: 'He decides.' }])).toEqual([
    { id: 'c', name: 'Can Demir', why: 'He decides.' },
  ]);
});

it('knows an item that says the same, or has the same title, also under no id or that of another', () => {
  expect(
    keep([
      { name: 'Can', why: 'He  pays' },
      { name: 'ADA', why: 'Written anew.' },
    ]),
  ).toEqual([
    { id: 'c', name: 'Can', why: 'He  pays' },
    { id: 'a', name: 'ADA', why: 'Written anew.' },
  ]);
  expect(
    keep([
      { ...ada, id: 'c' },
      { ...can, id: 'a' },
    ]),
  ).toEqual([ada, can]);
});

it('gives an id to one item only, and none to what is new', () => {
  const twins = [{ id: 'a', name: 'Eda' }, { id: 'a', name: 'Mert' }, { name: 'Nil' }];
  expect(keep(twins)).toEqual([{ id: 'a', name: 'Eda' }, { name: 'Mert' }, { name: 'Nil' }]);
});

it('lets an item stand of which nothing but the id is answered', () => {
  expect(keep([{ id: 'c' }, { name: 'Eda' }])).toEqual([can, { name: 'Eda' }]);
});

it('keeps what something is tied to, behind what it stood behind, and lets the rest go', () => {
  expect(keep([{ name: 'Eda' }])).toEqual([{ name: 'Eda' }]);
  expect(keep([{ name: 'Ada', why: '' }, { name: 'Eda' }], 'c')).toEqual([
    { id: 'a', name: 'Ada', why: '' },
    can,
    { name: 'Eda' },
  ]);
  const others = ['Eda', 'Mert', 'Nil', 'Su'].map((name) => ({ name }));
  expect(keep(others, 'a', 'c')).toEqual([ada, can, ...others.slice(0, 2)]);
});

it('keeps what people filled in, and what they filled it into', () => {
  const done = { ...can, status: 'done', tests: [{ id: 't', statement: 'He pays five.', result: 4 }] };
  const planned = { ...ada, status: 'planned' };
  const rewrite = (people: object[]) =>
    keepItems(definition, { present: { people: [planned, done] }, written: { people }, tied: new Set() })['people'];
  expect(rewrite([])).toEqual([done]);
  const again = { id: 'c', name: 'Can', why: 'He pays twice.', tests: [{ statement: 'He pays five!' }] };
  expect(rewrite([again])).toEqual([
    { ...done, why: 'He pays twice.', tests: [{ id: 't', statement: 'He pays five!', result: 4 }] },
  ]);
  expect(rewrite([{ id: 'c', name: 'Can', why: 'So.', tests: [] }])).toEqual([{ ...done, why: 'So.' }]);
});

const names = fc.constantFrom('Ada', 'Can', 'Eda', 'Mert');
const person = (id: fc.Arbitrary<string | undefined>) =>
  fc.record({ id, name: names, why: fc.string({ maxLength: 2 }), status: fc.constantFrom('planned', 'done') });
const people = (id: fc.Arbitrary<string | undefined>) => fc.array(person(id), { maxLength: 4 });
const ids = fc.constantFrom('a', 'b', 'c', 'd');
const olds = people(ids).map((items) => items.filter(({ id }, at) => items.findIndex((one) => one.id === id) === at));
const news = people(fc.option(ids, { nil: undefined }));

it('loses nothing that is tied, and doubles no id, whatever the model keeps, changes, drops, adds and reorders', () => {
  fc.assert(
    fc.property(olds, news, fc.subarray(['a', 'b', 'c', 'd']), (old, written, tied) => {
      const given = { present: { people: old } as ToolsetDocument, tied: new Set(tied) };
      const there = new Set(old.map(({ id }) => id));
      const drafted = written.map(({ status: _, id, ...item }) => (there.has(id) ? { id, ...item } : item));
      const kept = keepItems(definition, { ...given, written: { people: drafted } });
      const items = kept['people'] as { id?: string; status?: string }[];
      const known = items.flatMap(({ id }) => id ?? []);
      expect(new Set(known).size).toBe(known.length);
      expect(items.length).toBeLessThanOrEqual(4);
      for (const { id, status } of old) {
        if (tied.includes(id!) || status === 'done') expect(known).toContain(id);
        if (status === 'done') expect(items.find((item) => item.id === id)).toMatchObject({ status });
      }
    }),
  );
});
