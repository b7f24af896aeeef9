import { expect, test } from 'vitest';

import { drawPicture } from '#engine/picture/drawPicture.ts';
import { outside, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { trialToolset } from '#engine/picture/testing/trialToolset.ts';

import { columnSheets } from './canvasColumns.ts';

test('columns are shared among ever more sheets, two at least on each, with what reaches over them on all', () => {
  expect(
    columnSheets([
      ['top', 'top', 'top', 'top'],
      ['a', 'b', 'c', 'd'],
    ]),
  ).toEqual([
    [
      [
        ['top', 'top', 'top', 'top'],
        ['a', 'b', 'c', 'd'],
      ],
    ],
    [
      [
        ['top', 'top'],
        ['a', 'b'],
      ],
      [
        ['top', 'top'],
        ['c', 'd'],
      ],
    ],
  ]);
  const blocks = [
    ['a', 'b'],
    ['a', 'c'],
  ];
  expect(columnSheets(blocks)).toEqual([[blocks]]);
});

test('a canvas of columns goes on on a further sheet before a text is cut', () => {
  const texts = { type: 'array', maxItems: 40, items: { type: 'string', maxLength: 400 } };
  const name = { type: 'string', minLength: 1, maxLength: 80 };
  const columns = ['first', 'second', 'third', 'fourth'];
  const areas = Object.fromEntries(columns.map((column) => [column, { fields: [`/ideas/*/${column}`] }]));
  const { toolset, faults } = trialToolset(
    { kind: 'canvas', each: '/ideas', about: 'name', grid: [columns], areas },
    { name, ...Object.fromEntries(columns.map((column) => [column, texts])) },
    { name: 'Till prompt', ...Object.fromEntries(columns.map((column) => [column, ['short']])) },
  );
  expect(faults).toEqual([]);
  const draw = (count: number) => {
    const list = Array.from({ length: count }, (_, index) => `${index} ${'a word or two '.repeat(14)}`.trim());
    const idea = { name: 'Till prompt', ...Object.fromEntries(columns.map((column) => [column, list])) };
    return drawPicture({ definition: toolset!, content: { ideas: [idea] }, language: 'en' }, 'sheet');
  };
  expect(draw(3)).toHaveLength(1);
  const [first, second] = draw(13);
  expect(JSON.stringify([first, second])).not.toContain('…');
  expect(stopsOf(first!).map(({ label }) => label)).toContain('second');
  expect(stopsOf(second!).map(({ label }) => label)).toContain('third');
  for (const scene of [...draw(13), ...draw(40)]) expect(outside(scene)).toEqual([]);
});
