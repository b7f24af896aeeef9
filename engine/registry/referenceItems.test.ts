import { expect, it } from 'vitest';

import { referenceItems } from './referenceItems.ts';

const bind = { field: '/maps/*/personaId', toolset: 'persona', list: '/personas', label: 'name' };

it('offers every saved item under the name that people know it by', () => {
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

it('offers nothing while there is no content', () => {
  for (const content of [null, {}, { personas: [] }, { personas: 'text' }]) {
    expect(referenceItems(bind, content)).toEqual([]);
  }
});

it('leaves out what nobody could refer to', () => {
  const content = { personas: [{ name: 'No id' }, { id: '', name: 'Empty' }, null, { id: 'can' }] };
  expect(referenceItems(bind, content)).toEqual([{ id: 'can', label: 'can' }]);
});

it('offers the items of all lists where the list itself stands in a list', () => {
  const nested = { ...bind, list: '/teams/*/people' };
  const content = { teams: [{ people: [{ id: 'ada', name: 'Ada' }] }, {}, { people: [{ id: 'can', name: 'Can' }] }] };
  expect(referenceItems(nested, content).map(({ id }) => id)).toEqual(['ada', 'can']);
});
