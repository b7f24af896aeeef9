import { expect, test } from 'vitest';

import { divideDrawing } from './divideDrawing.ts';
import type { SceneElement } from './Scene.ts';

const box = (x: number, width: number): SceneElement => ({ kind: 'box', x, y: 0, width, height: 10 });
const drawing = (...elements: SceneElement[]) => ({ description: 'Boxes', height: 10, elements });

test('a drawing is divided between what stands side by side, and what comes after moves to the beginning', () => {
  const parts = divideDrawing(drawing(box(0, 40), box(50, 40), box(100, 40), box(150, 40)), 'columns', 100);
  expect(parts?.map(({ elements }) => elements.length)).toEqual([2, 2]);
  expect(parts?.[1].elements[0]).toMatchObject({ x: -100, elements: [{ x: 100 }] });
});

test('groups that are read as one stay whole', () => {
  const pair = { kind: 'group', label: 'Pair', elements: [box(0, 40), box(50, 40)] } as const;
  const parts = divideDrawing(drawing({ ...pair, elements: [...pair.elements] }, box(100, 40)), 'columns', 100);
  expect(parts?.map(({ elements }) => elements.length)).toEqual([1, 1]);
});

test('a drawing is not divided where something would be cut or a side would be too wide', () => {
  expect(divideDrawing(drawing(box(0, 40), box(20, 100)), 'columns', 100)).toBeNull();
  expect(divideDrawing(drawing(box(0, 40), box(50, 140)), 'columns', 100)).toBeNull();
  expect(divideDrawing(drawing(box(0, 40), box(50, 40)), 'rows', 100)).toBeNull();
});
