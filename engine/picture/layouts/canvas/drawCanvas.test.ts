import { expect, test } from 'vitest';

import { noDeclarations } from '#engine/contract/noDeclarations.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { inEveryLanguage } from '#engine/languages/languages.ts';
import { areas } from '#engine/picture/Area.ts';
import { PictureSource } from '#engine/picture/PictureSource.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { canvasContract } from './canvasContract.ts';
import { checkCanvas } from './checkCanvas.ts';
import { drawCanvas } from './drawCanvas.ts';
import { rowHeights } from './rowHeights.ts';

const texts = { type: 'array', items: { type: 'string' } } as const;
const definition: ToolsetDefinition = {
  manifest: {
    id: 'trial',
    version: '1.0.0',
    stage: 'setup',
    order: 0,
    icon: 'info',
    tokenCost: 1,
    ...noDeclarations,
  },
  schema: { type: 'object', properties: { problem: texts, solution: texts, decision: { type: 'string' } } },
  ui: {
    sections: [{ id: 'main', fields: ['/problem', '/solution', '/decision'] }],
    widgets: {},
    itemTitles: {},
    keyValues: {},
    widths: {},
    layouts: {},
    emphasis: {},
    picture: [],
  },
  locales: inEveryLanguage(() => ({
    title: 'Trial',
    description: '',
    sections: {},
    fields: {
      '/problem': { title: 'Problem' },
      '/solution': { title: 'Solution' },
      '/decision': { title: 'Decision' },
    },
    enums: {},
  })),
};
const canvas = canvasContract.parse({
  kind: 'canvas',
  grid: [
    ['solution', 'problem'],
    ['decision', 'decision'],
  ],
  areas: {
    problem: { number: 1, fields: ['/problem'] },
    solution: { number: 2, fields: ['/solution'], as: 'chain' },
    decision: { fields: ['/decision'], as: 'band' },
  },
});
const content = { problem: ['Late', 'Dear'], solution: ['Ask', 'Pack'], decision: 'Go on' };

test('every item is read in the order of the areas, with its pointer', () => {
  expect(stops(draw(content, 'sheet'))).toEqual([
    ['/problem', '1 Problem'],
    ['/problem/0', 'Late'],
    ['/problem/1', 'Dear'],
    ['/solution', '2 Solution'],
    ['/solution/0', '1. Ask'],
    ['/solution/1', '2. Pack'],
    ['/decision', 'Decision: Go on'],
  ]);
});

test('a star holds its statement as one stop', () => {
  const star = canvasContract.parse({
    kind: 'canvas',
    grid: [['decision']],
    areas: { decision: { fields: ['/decision'], as: 'star' } },
  });
  const [drawing] = drawCanvas(star, new PictureSource(definition, content, 'en', {}), areas.sheet);
  expect(stops(drawing)).toEqual([['/decision', 'Decision: Go on']]);
});

test('rows of cards share the whole height of a sheet', () => {
  const row = { column: 0, columns: 1, rows: 1, isFixed: true };
  const places = [
    { ...row, name: 'first', row: 0, height: 300 },
    { ...row, name: 'second', row: 1, height: 100 },
  ];
  expect(rowHeights(places, 2, 10, 210)).toEqual([150, 50]);
});

test('an area without items says so, and an empty document has no canvas', () => {
  expect(stops(draw({ decision: 'Go on' }, 'page'))).toContainEqual(['/problem', 'Problem: none yet']);
  expect(draw({}, 'page')).toBeUndefined();
});

test.each(['sheet', 'page', 'narrow'] as const)('content of any amount stays within the %s', (form) => {
  const many = Array.from({ length: 60 }, (_, index) => `Point ${index} with a sentence that takes some room`);
  for (const trial of [
    { problem: ['a'.repeat(20_000)] },
    { problem: many, solution: many, decision: 'b '.repeat(3000) },
  ]) {
    const drawing = draw(trial, form);
    const bottom = areas[form].height ?? drawing?.height ?? 0;
    expect(drawing?.height).toBeLessThanOrEqual(bottom);
    for (const { x, y } of corners(drawing?.elements ?? [])) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(areas[form].width + 0.5);
      expect(y).toBeLessThanOrEqual(bottom + 0.5);
    }
  }
});

test('an unknown field, a missing area and an area that is no rectangle are faults', () => {
  const faulty = canvasContract.parse({
    ...canvas,
    grid: [
      ['problem', 'solution'],
      ['decision', 'problem'],
    ],
    areas: { problem: { fields: ['/nothing'] }, solution: { fields: ['/solution'] }, other: { fields: ['/problem'] } },
  });
  const faults: string[] = [];
  checkCanvas(canvas, definition.schema, (pointer) => faults.push(pointer));
  expect(faults).toEqual([]);
  checkCanvas(faulty, definition.schema, (pointer, message) => faults.push(`${pointer}: ${message}`));
  expect(faults).toEqual([
    '/grid: "problem" is not a rectangle',
    '/grid: "decision" is not an area',
    '/areas/other: has no place on the grid',
    '/areas/problem/fields/0: "/nothing" is not a field of the schema',
  ]);
});

function draw(document: ToolsetDocument, form: keyof typeof areas) {
  const source = new PictureSource(definition, document, 'en', {});
  return drawCanvas(canvas, source, areas[form])[0];
}

function stops(drawing: { elements: SceneElement[] } | undefined): [string | undefined, string][] {
  const groups = (drawing?.elements ?? []).filter((element): element is GroupElement => element.kind === 'group');
  return groups.flatMap((group) => (group.label ? [[group.pointer, group.label] as [string, string]] : stops(group)));
}

/** The right bottom corners of boxes and the starts of the last lines of texts, in the area. */
function corners(elements: SceneElement[], left = 0, top = 0): { x: number; y: number }[] {
  return elements.flatMap((element) => {
    switch (element.kind) {
      case 'group':
        return corners(element.elements, left + (element.x ?? 0), top + (element.y ?? 0));
      case 'box':
        return [{ x: left + element.x + element.width, y: top + element.y + element.height }];
      case 'text':
        return [{ x: left + element.x, y: top + element.y + (element.lines.length - 1) * element.lineHeight }];
      default:
        return [];
    }
  });
}
