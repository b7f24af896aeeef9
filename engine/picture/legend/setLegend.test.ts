import { expect, test } from 'vitest';

import { drawPicture } from '#engine/picture/drawPicture.ts';
import { placedElements } from '#engine/picture/placedElements.ts';
import { outside, overlaps } from '#engine/picture/testing/scenePieces.ts';
import { trialToolset } from '#engine/picture/testing/trialToolset.ts';

import { joinLegends } from './joinLegends.ts';
import type { LegendGroup } from './Legend.ts';
import { setLegend } from './setLegend.ts';

const room = { width: 300, most: 2, size: 13, least: 12 };
const item = (word: string) => ({ mark: { kind: 'sign', sign: 'up' } as const, word });

function textsOf(groups: LegendGroup[]) {
  const drawn = setLegend(groups, room).drawAt(0, 0);
  return placedElements([drawn]).flatMap(({ element }) => (element.kind === 'text' ? element.lines : []));
}

test('parts of a picture that share a mark tell it once', () => {
  const effect = { name: 'Effect', items: [item('good')] };
  expect(
    joinLegends([effect, { name: 'Empty', items: [] }, { name: 'Effect', items: [item('good'), item('bad')] }]),
  ).toEqual([{ name: 'Effect', items: [item('good'), item('bad')] }]);
});

test('words stand in lines that nothing leaves', () => {
  const groups = [
    { name: 'Effect', items: ['an opportunity', 'a threat', 'w'.repeat(400)].map(item) },
    { name: 'A name of many words that says what the score is', items: [item('low')] },
  ];
  const elements = [setLegend(groups, room).drawAt(0, 0)];
  expect([...outside({ width: 300, height: 60, elements }), ...overlaps({ elements })]).toEqual([]);
  expect(textsOf([{ name: 'Effect', items: [item('good'), item('bad')] }])).toEqual(['Effect', 'good', 'bad']);
});

test.each(['sheet', 'page', 'narrow'] as const)('a sign that occurs is told below the picture (%s)', (form) => {
  const kind = { type: 'string', enum: ['good', 'bad', 'open'] };
  const name = { type: 'string', minLength: 1, maxLength: 80 };
  const { toolset, faults } = trialToolset(
    {
      kind: 'canvas',
      grid: [['ideas']],
      areas: {
        ideas: {
          fields: ['/ideas'],
          entry: { title: 'name', sign: { property: 'kind', signs: { good: 'up', bad: 'down', open: 'open' } } },
        },
      },
    },
    { name, kind },
    { name: 'Till prompt', kind: 'good' },
  );
  expect(faults).toEqual([]);
  const ideas = [
    { name: 'Till prompt', kind: 'bad' },
    { name: 'Return shelf', kind: 'good' },
  ];
  const [scene] = drawPicture({ definition: toolset!, content: { ideas }, language: 'en' }, form);
  const legend = scene!.elements.at(-1);
  expect(JSON.stringify(legend).match(/"lines":\["[^"]+"\]/g)).toHaveLength(3);
  expect(outside(scene!)).toEqual([]);
});
