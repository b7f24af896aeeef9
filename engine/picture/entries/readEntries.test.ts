import { expect, test } from 'vitest';

import { drawPicture } from '#engine/picture/drawPicture.ts';
import { stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { trialToolset } from '#engine/picture/testing/trialToolset.ts';

const text = { type: 'string', minLength: 1, maxLength: 80 };
const layout = (name: string) => ({
  kind: 'canvas',
  grid: [['ideas']],
  areas: {
    ideas: { fields: ['/ideas'], as: 'cards', entry: { title: 'name', chosen: { list: '/ideas', name } } },
  },
});

test('what was chosen has a star, and is read as chosen, however its name is written', () => {
  const first = { name: 'Till  prompt', best: 'Return shelf' };
  const { toolset, faults } = trialToolset(layout('best'), { name: text, best: text }, first);
  expect(faults).toEqual([]);
  const ideas = [first, { name: 'return Shelf', best: 'till prompt' }, { name: 'Stamp card' }];
  const [scene] = drawPicture({ definition: toolset!, content: { ideas }, language: 'en' }, 'page');
  expect(stopsOf(scene!).map(({ label }) => label)).toEqual([
    'Ideas',
    'Till  prompt, Ideas',
    'return Shelf, Ideas',
    'Stamp card',
  ]);
  expect(JSON.stringify(scene).match(/"fill":"accent-5"/g)).toHaveLength(3); // twice before what was chosen, once in the legend
});

test('a list of what was chosen must be there', () => {
  const { faults } = trialToolset(layout('gone'), { name: text }, { name: 'Till prompt' });
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('/ideas/*/gone')]);
});

test('what another list answers has its number on a disc, what it does not in a ring, and the answer says which', () => {
  const ids = { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 40 } };
  const answers = { list: '/ideas/*/pains', by: 'of' };
  const part = (properties: object) => ({
    type: 'array',
    maxItems: 5,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { name: text, ...properties },
    },
  });
  const { toolset, faults } = trialToolset(
    {
      kind: 'canvas',
      each: '/ideas',
      about: 'name',
      grid: [['relievers', 'pains']],
      areas: {
        pains: {
          fields: ['/ideas/*/pains'],
          entry: { title: 'name', answered: { list: '/ideas/*/relievers', by: 'of' } },
        },
        relievers: { fields: ['/ideas/*/relievers'], entry: { title: 'name', answers } },
      },
    },
    { name: text, pains: part({ id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' } }), relievers: part({ of: ids }) },
    { name: 'Shelf', pains: [{ id: 'smell', name: 'It smells' }], relievers: [{ name: 'A flap', of: ['smell'] }] },
  );
  expect(faults).toEqual([]);
  const pains = [
    { id: 'queue', name: 'The queue' },
    { id: 'smell', name: 'It smells' },
  ];
  const content = {
    ideas: [{ name: 'Shelf', pains, relievers: [{ name: 'A flap', of: ['smell'] }, { name: 'A lid' }] }],
  };
  const [scene] = drawPicture({ definition: toolset!, content, language: 'en' }, 'page');
  const labels = stopsOf(scene!).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['1. The queue, not addressed', '2. It smells, addressed', 'A lid']));
  const drawn = JSON.stringify(scene);
  expect(drawn).toContain('A flap →2');
  expect(drawn).toContain('→2 = pains, number 2');
});
