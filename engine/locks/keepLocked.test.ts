import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { fromItemPointer } from '#engine/schema/itemPointer.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { keepLocked } from './keepLocked.ts';

const text = { type: 'string' };
const person = { type: 'object', properties: { id: text, name: text, why: text, deep: { type: 'object' } } };
const definition = {
  schema: { type: 'object', properties: { goal: text, people: { type: 'array', maxItems: 4, items: person } } },
  ui: { itemTitles: { '/people': 'name' } },
} as unknown as Pick<ToolsetDefinition, 'schema' | 'ui'>;

const ada = { id: 'a', name: 'Ada', why: 'She asked.' };
const can = { id: 'c', name: 'Can', why: 'He pays.' };
const before = { goal: 'Old goal', people: [ada, can] };
const keep = (written: ToolsetDocument, ...locks: string[]) => keepLocked(definition, { before, written, locks });

it('keeps a locked field, and a whole locked list', () => {
  const written = { goal: 'New goal', people: [{ id: 'x', name: 'Eda' }] };
  expect(keep(written, '/goal')).toEqual({ ...written, goal: 'Old goal' });
  expect(keep(written, '/people')).toEqual({ ...written, people: before.people });
  expect(keep(written)).toBe(written);
});

it('keeps a locked item in its place, instead of one with its title', () => {
  const eda = { id: 'x', name: 'Eda' };
  const again = { id: 'y', name: 'can', why: 'Written anew.' };
  expect(keep({ people: [again, eda] }, '/people/c')['people']).toEqual([eda, can]);
  expect(keep({ people: [] }, '/people/c')['people']).toEqual([can]);
  expect(keep({}, '/people/c')['people']).toEqual([can]);
});

it('keeps a locked field of an item that was written anew, with its id, or the item if there is none like it', () => {
  const written = { people: [{ id: 'y', name: 'Ada', why: 'Written anew.' }] };
  expect(keep(written, '/people/a/why')['people']).toEqual([{ id: 'a', name: 'Ada', why: 'She asked.' }]);
  expect(keep({ people: [{ id: 'z', name: 'Eda' }] }, '/people/a/why')['people']).toEqual([
    ada,
    { id: 'z', name: 'Eda' },
  ]);
});

it('changes nothing in its own result, also where items before the locked ones are gone', () => {
  const old = { goal: '', people: [{ id: 'e', name: 'Eda', why: '' }, ada, can] };
  const kept = keepLocked(definition, { before: old, written: { people: [] }, locks: ['/people/a', '/people/c/why'] });
  expect(kept['people']).toEqual([ada, can]);
  expect(keepLocked(definition, { before: old, written: kept, locks: ['/people/a', '/people/c/why'] })).toEqual(kept);
});

it('makes room in a full list', () => {
  const others = ['p', 'q', 'r', 's'].map((id) => ({ id, name: id }));
  expect(keep({ people: others }, '/people/c')['people']).toEqual([others[0], can, others[1], others[2]]);
});

it('passes over locks of what is not there any more', () => {
  const written = { people: [{ id: 'z', name: 'Eda' }] };
  expect(keep(written, '/people/gone', '/people/gone/why')).toEqual(written);
});

const names = fc.constantFrom('Ada', 'Can', 'Eda', 'Mert');
const lists = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), name: names, why: fc.string({ maxLength: 3 }) }),
  { selector: ({ id }) => id, maxLength: 4 },
);
const documents = fc.record({ goal: fc.string({ maxLength: 3 }), people: lists });
const locks = fc.subarray([
  '/goal',
  '/people',
  ...['a', 'b', 'c'].flatMap((id) => [`/people/${id}`, `/people/${id}/why`]),
]);

it('leaves all that is locked as it was, whatever was written, and no list too long or with an id twice', () => {
  fc.assert(
    fc.property(documents, documents, locks, (old, written, locked) => {
      const kept = keepLocked(definition, { before: old, written, locks: locked });
      for (const lock of locked) {
        const [from, to] = [fromItemPointer(old, lock), fromItemPointer(kept, lock)];
        if (from !== null) expect(to === null ? 'gone' : getAt(kept, to)).toEqual(getAt(old, from));
      }
      const ids = (kept['people'] as { id: string }[]).map(({ id }) => id);
      expect(ids.length).toBeLessThanOrEqual(4);
      expect(new Set(ids).size).toBe(ids.length);
      expect(keepLocked(definition, { before: old, written: kept, locks: locked })).toEqual(kept);
    }),
  );
});
