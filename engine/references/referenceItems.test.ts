import { expect, it } from 'vitest';

import { referenceItems } from './referenceItems.ts';

const bind = { field: '/maps/*/personaId', toolset: 'persona', list: '/personas', label: 'name' };

it('lists every saved item under its label', () => {
  const content = {
    personas: [
      { id: 'ada', name: 'Ada', role: 'Cook' },
      { id: 'can', name: 'Can' },
    ],
  };
  expect(referenceItems(bind, content)).toEqual([
    { id: 'ada', label: 'Ada' },
    { id: 'can', label: 'Can' },
  ]);
});

it('is empty without content', () => {
  for (const content of [null, {}, { personas: [] }, { personas: 'text' }]) {
    expect(referenceItems(bind, content)).toEqual([]);
  }
});

it('omits items without an id', () => {
  const content = { personas: [{ name: 'No id' }, { id: '', name: 'Empty' }, null, { id: 'can' }] };
  expect(referenceItems(bind, content)).toEqual([{ id: 'can', label: '' }]);
});

it('lists items of all lists where the list is itself within a list', () => {
  const nested = { ...bind, list: '/teams/*/people' };
  const content = { teams: [{ people: [{ id: 'ada', name: 'Ada' }] }, {}, { people: [{ id: 'can', name: 'Can' }] }] };
  expect(referenceItems(nested, content).map(({ id }) => id)).toEqual(['ada', 'can']);
});
