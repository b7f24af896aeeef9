import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Change } from './Change.ts';
import { findChanges } from './findChanges.ts';
import { keptAtFirst } from './keptAtFirst.ts';
import { takeChanges } from './takeChanges.ts';

const text = { type: 'string' };
const player = {
  type: 'object',
  properties: { id: text, name: text, why: text, boss: text, tags: { type: 'array', items: text } },
};
const definition = {
  schema: { type: 'object', properties: { goal: text, players: { type: 'array', items: player } } },
  ui: { sections: [{ fields: ['/goal', '/players'] }], itemTitles: { '/players': 'name' } },
  manifest: { computed: [], binds: [] },
} as unknown as ToolsetDefinition;

const before = {
  goal: 'Sell boxes',
  players: [
    { id: 'a', name: 'Ada', why: 'asks' },
    { id: 'b', name: 'Bora', why: 'pays' },
    { id: 'c', name: 'Can', why: 'cooks' },
  ],
};
const after = {
  goal: 'Sell soup',
  players: [
    { id: 'x', name: 'Ada', why: 'asks twice' },
    { id: 'y', name: 'Eda', why: 'eats', boss: 'x' },
    { id: 'z', name: 'Can', why: 'cooks' },
  ],
};
const take = (isTaken: (change: Change) => boolean) => takeChanges(definition, { before, after }, isTaken);

it('is one of both versions, word for word, where all is taken or nothing', () => {
  expect(take(() => true)).toBe(after);
  expect(take(() => false)).toBe(before);
});

it('takes back single fields and items, each at its place, and items keep the ids that others refer to', () => {
  expect(take(({ pointer, kind }) => pointer === '/goal' || kind === 'added')).toEqual({
    goal: 'Sell soup',
    players: [
      before.players[0],
      before.players[1],
      { id: 'y', name: 'Eda', why: 'eats', boss: 'a' },
      before.players[2],
    ],
  });
  expect(take(({ kind }) => kind === 'removed')).toEqual({
    goal: 'Sell boxes',
    players: [before.players[0], before.players[2]],
  });
});

const documents = fc.record({
  goal: fc.string({ minLength: 1, maxLength: 3 }),
  players: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      name: fc.constantFrom('Ada', 'Bora', 'Can', 'Deniz', 'Eda', 'Mert'),
      why: fc.string({ minLength: 1, maxLength: 2 }),
      tags: fc.array(fc.constantFrom('p', 'q'), { maxLength: 2 }),
    }),
    { selector: ({ name }) => name, maxLength: 5 },
  ),
});

describe('of any two versions', () => {
  const idsOf = ({ players }: ToolsetDocument) => (players as { id: string }[]).map(({ id }) => id);

  it('holds exactly the changes that were taken', () => {
    fc.assert(
      fc.property(documents, documents, fc.func(fc.boolean()), (old, young, choose) => {
        const isOwn = (document: ToolsetDocument) => new Set(idsOf(document)).size === idsOf(document).length;
        fc.pre(isOwn(old) && isOwn(young));
        // New ids, as in a draft of the whole.
        const draft = { ...young, players: young.players.map((each, index) => ({ ...each, id: `new${index}` })) };
        const isTaken = ({ kind, pointer, origin }: Change) => choose(kind, pointer, origin);
        const result = takeChanges(definition, { before: old, after: draft }, isTaken);
        const said = (changes: Change[]) =>
          changes
            .map(({ kind, before: one, after: other }) => JSON.stringify([kind, plain(one), plain(other)]))
            .toSorted();
        const all = findChanges(definition, old, draft);
        expect(said(findChanges(definition, old, result))).toEqual(said(all.filter(isTaken)));
        expect(said(findChanges(definition, result, draft))).toEqual(said(all.filter((change) => !isTaken(change))));
        expect(isOwn(result)).toBe(true);
      }),
    );
  });

  function plain(value: unknown): unknown {
    return typeof value === 'object' && value !== null && 'id' in value ? { ...value, id: '' } : value;
  }
});

it('protects what people wrote or locked, and not what a model wrote before or what is new', () => {
  const changes = findChanges(definition, before, after);
  const known = { document: before, unconfirmed: ['/goal', '/players/1'] };
  const kept = (mine: ToolsetDocument, locked: string[] = []) =>
    [...keptAtFirst(definition, findChanges(definition, mine, after), { known, mine, locked })].map(
      ({ origin }) => origin,
    );
  expect(changes.map(({ origin }) => origin)).toEqual(['/goal', '/players/0/why', null, '/players/1']);
  expect(kept(before)).toEqual(['/players/0/why']);
  expect(kept({ ...before, goal: 'Sell boxes at noon' })).toEqual(['/goal', '/players/0/why']);
  expect(kept(before, ['/players/1/why'])).toEqual(['/players/0/why', '/players/1']);
});
