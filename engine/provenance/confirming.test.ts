import fc from 'fast-check';
import { expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { confirmedAfterSave } from './confirmedAfterSave.ts';
import type { ConfirmedDocument } from './ConfirmedDocument.ts';
import { confirmPlaces } from './confirmPlaces.ts';
import { unconfirmPlaces } from './unconfirmPlaces.ts';

const toolset = loadedToolsets().registry.get('stakeholder');
const owner = { id: 'owner', nameOrRole: 'Owner', why: 'Pays.', interest: 3, power: 4, action: 'keep-satisfied' };
const guest = { id: 'guest', nameOrRole: 'Guest', why: 'Uses it.' };
const document = { stakeholders: [owner, guest], openQuestions: ['Who pays?', 'Who washes?'] };
const drafted: ConfirmedDocument = { document, unconfirmed: [''], confirmed: [] };
const ada = { by: 'ada', at: '2026-11-27T10:00:00.000Z' };
const bora = { by: 'bora', at: '2026-11-28T10:00:00.000Z' };

const confirm = (known: ConfirmedDocument, pointers: string[], who = ada) => ({
  ...known,
  ...confirmPlaces(toolset, known, pointers, who),
});
const takeBack = (known: ConfirmedDocument, pointers: string[]) => ({
  ...known,
  ...unconfirmPlaces(toolset, known, pointers),
});

it('confirms an item, a field and all that is left, and says who did and when', () => {
  const item = confirm(drafted, ['/stakeholders/0']);
  expect(item).toMatchObject({
    unconfirmed: ['/stakeholders/1', '/openQuestions'],
    confirmed: [{ ...ada, pointers: ['/stakeholders/0'] }],
    changed: ['/stakeholders/0'],
  });
  const field = confirm(item, ['/stakeholders/1/why'], bora);
  expect(field.unconfirmed).toEqual(['/stakeholders/1/nameOrRole', '/openQuestions']);
  const all = confirm(field, ['']);
  expect(all.unconfirmed).toEqual([]);
  expect(all.changed).toEqual(['/stakeholders/1/nameOrRole', '/openQuestions']);
  expect(all.confirmed).toEqual([
    { ...bora, pointers: ['/stakeholders/1/why'] },
    { ...ada, pointers: ['/stakeholders/0', '/stakeholders/1/nameOrRole', '/openQuestions'] },
  ]);
});

it('changes nothing where people have written, or somebody has confirmed before', () => {
  const typed = { ...drafted, unconfirmed: ['/openQuestions'] };
  expect(confirm(typed, ['/stakeholders', '/stakeholders/0/id'])).toEqual({ ...typed, changed: [] });
  expect(takeBack(typed, [''])).toEqual({ ...typed, changed: [] });
  const once = confirm(typed, ['/openQuestions/0']);
  expect(confirm(once, ['/openQuestions/0'], bora)).toEqual({ ...once, changed: [] });
});

it('takes back just what a gesture has confirmed, whatever it was and whoever asks', () => {
  const places = fc.subarray(['', '/stakeholders', '/stakeholders/0/why', '/stakeholders/1', '/openQuestions/1'], {
    minLength: 1,
  });
  const open = fc.subarray(['/stakeholders/0', '/stakeholders/1/why', '/openQuestions']);
  fc.assert(
    fc.property(open, places, places, (unconfirmed, first, second) => {
      const before = confirm({ ...drafted, unconfirmed }, first);
      const after = confirm(before, second, bora);
      const back = takeBack(after, [...after.changed]);
      expect(back.unconfirmed).toEqual(before.unconfirmed);
      expect(back.confirmed).toEqual(before.confirmed);
      // Never more than was drafted to begin with.
      expect(takeBack(after, ['']).unconfirmed).toEqual(unconfirmed);
    }),
  );
});

it('holds over saves as long as the words do, wherever the item goes, and not over a draft of the same', () => {
  const { confirmed } = confirm(drafted, ['/stakeholders/0', '/openQuestions/1']);
  const saved = { stakeholders: [guest, { ...owner, why: 'Lends it.' }], openQuestions: ['Who pays?', 'Who washes'] };
  const after = (unconfirmed: string[]) => confirmedAfterSave(toolset, { document, confirmed }, { saved, unconfirmed });
  expect(after(['/stakeholders/0'])).toEqual([
    {
      ...ada,
      pointers: ['/stakeholders/1/nameOrRole', '/stakeholders/1/interest', '/stakeholders/1/power', '/openQuestions/1'],
    },
  ]);
  expect(after([''])).toEqual([]);
  expect(confirmedAfterSave(toolset, { document, confirmed }, { saved: {}, unconfirmed: [] })).toEqual([]);
});
