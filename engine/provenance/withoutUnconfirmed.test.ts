import { expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { unconfirmedLeaves, withoutUnconfirmed } from './withoutUnconfirmed.ts';

const stakeholder = loadedToolsets().registry.get('stakeholder');
const document = {
  stakeholders: [
    { id: 'a', nameOrRole: 'Owner', why: 'Pays.', interest: 4, power: 5, action: 'manage-closely' },
    { id: 'b', nameOrRole: 'Guest', why: 'Eats.' },
  ],
};
const without = (...unconfirmed: string[]) => withoutUnconfirmed(stakeholder, { document, unconfirmed });

it('leaves out single values, and items of which nothing is left or that lose their name', () => {
  expect(without('/stakeholders/0/why')).toEqual({
    stakeholders: [
      { id: 'a', nameOrRole: 'Owner', interest: 4, power: 5, action: 'manage-closely' },
      document.stakeholders[1],
    ],
  });
  expect(without('/stakeholders/1')).toEqual({ stakeholders: [document.stakeholders[0]] });
  expect(without('/stakeholders/0/nameOrRole')).toEqual({ stakeholders: [document.stakeholders[1]] });
  expect(without('')).toEqual({ stakeholders: [] });
  expect(without()).toEqual(document);
});

it('counts texts and figures, and nothing that is derived', () => {
  expect(unconfirmedLeaves(stakeholder, { document, unconfirmed: ['/stakeholders/0'] })).toEqual([
    '/stakeholders/0/nameOrRole',
    '/stakeholders/0/why',
    '/stakeholders/0/interest',
    '/stakeholders/0/power',
  ]);
});

it('leaves out references to what is left out, and citations of it', () => {
  const persona = loadedToolsets().registry.get('persona');
  const personas = [{ id: 'p', name: 'Ada', linkedStakeholder: 'b' }];
  const known = { document: { personas }, unconfirmed: [] };
  expect(withoutUnconfirmed(persona, known, (text) => text === 'b')).toEqual({ personas: [{ id: 'p', name: 'Ada' }] });
});
