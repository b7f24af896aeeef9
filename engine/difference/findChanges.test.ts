import { describe, expect, it } from 'vitest';

import { applyComputed } from '#engine/computed/applyComputed.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { findChanges } from './findChanges.ts';
import { findGenerated } from './findGenerated.ts';

const { registry } = loadedToolsets();
const stakeholder = registry.get('stakeholder');

const owner = { id: 'a', nameOrRole: 'Owner', why: 'Pays', interest: 5, power: 5, action: 'manage-closely' };
const guest = { id: 'b', nameOrRole: 'Guest', why: 'Eats', interest: 2, power: 1, action: 'monitor' };
const clerk = { id: 'c', nameOrRole: 'Clerk', why: 'Serves' };
const list = (...stakeholders: object[]) => ({ stakeholders });
const named = (changes: ReturnType<typeof findChanges>) => changes.map(({ kind, pointer }) => `${kind} ${pointer}`);
const between = (before: object[], after: object[]) => named(findChanges(stakeholder, list(...before), list(...after)));

it('leaves out what only follows from another change, also over many steps', () => {
  const traction = registry.get('traction');
  const before = applyComputed(traction.examples.en, traction.manifest);
  const after = applyComputed(setAt(before, '/fixedCosts/value', 90_000), traction.manifest);
  expect(getAt(after, '/scenarios/bold/cash/11')).not.toBe(getAt(before, '/scenarios/bold/cash/11'));
  expect(named(findChanges(traction, before, after))).toEqual(['edited /fixedCosts/value']);
});

describe('changes of a list', () => {
  it('are those of its items, wherever they stand now', () => {
    const changes = findChanges(stakeholder, list(owner, guest), list(guest, { ...owner, why: 'Owns' }));
    expect(changes).toEqual([
      { kind: 'edited', pointer: '/stakeholders/1/why', origin: '/stakeholders/0/why', before: 'Pays', after: 'Owns' },
    ]);
  });

  it('recognise an item that was written anew by what it says, and else by its title', () => {
    const anew = [
      { ...guest, id: 'x' },
      { ...owner, id: 'y', why: 'Decides' },
    ];
    expect(between([owner, guest], anew)).toEqual(['edited /stakeholders/1/why']);
  });

  it('name what came, and where what went would stand', () => {
    expect(between([owner, clerk, guest], [owner, guest, { nameOrRole: 'Neighbour' }])).toEqual([
      'added /stakeholders/2',
      'removed /stakeholders/1',
    ]);
  });

  it('leave out ids, blanks, unset fields and values that only follow from others', () => {
    expect(between([owner], [{ ...owner, id: undefined, how: '', who: null }])).toEqual([]);
    expect(between([owner], [{ ...owner, power: 1, action: 'keep-informed' }])).toEqual([
      'edited /stakeholders/0/power',
    ]);
    expect(between([{ ...owner, action: 'monitor' }], [owner])).toEqual(['edited /stakeholders/0/action']);
  });
});

it('lists changes in the order of the form, in every toolset', () => {
  for (const toolset of registry.toolsets) {
    const order = toolset.ui.sections.flatMap(({ fields }) => fields);
    const changes = findChanges(toolset, {}, toolset.examples.en);
    const places = changes.map(({ pointer }) => order.indexOf(`/${pointer.split('/')[1]}`));
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(findChanges(toolset, toolset.examples.en, structuredClone(toolset.examples.en))).toEqual([]);
  }
});

describe('what a model changed', () => {
  const before = list(owner, clerk, guest);
  const draft = list(
    { ...owner, why: 'Owns', interest: 4 },
    { ...guest, how: 'Ask' },
    { id: 'd', nameOrRole: 'Neighbour' },
  );
  const generated = (...present: object[]) =>
    named(findGenerated(stakeholder, { before, draft, present: list(...present) }));

  it('is marked until somebody edits it, also after items were moved', () => {
    const [first, second, third] = draft.stakeholders;
    expect(generated(first!, second!, third!)).toEqual([
      'edited /stakeholders/0/why',
      'edited /stakeholders/0/interest',
      'edited /stakeholders/1/how',
      'added /stakeholders/2',
      'removed /stakeholders/1',
    ]);
    expect(generated(third!, { ...first, why: 'Pays, mostly' }, second!)).toEqual([
      'added /stakeholders/0',
      'edited /stakeholders/1/interest',
      'edited /stakeholders/2/how',
      'removed /stakeholders/2',
    ]);
  });

  it('is neither what a person adds and removes, nor what they put back', () => {
    const [first, second] = draft.stakeholders;
    expect(generated(owner, clerk, { id: 'e', nameOrRole: 'Mine' })).toEqual([]);
    expect(generated(first!, second!, clerk)).toEqual([
      'edited /stakeholders/0/why',
      'edited /stakeholders/0/interest',
      'edited /stakeholders/1/how',
    ]);
  });
});
