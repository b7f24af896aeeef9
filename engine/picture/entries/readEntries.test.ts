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
