import { describe, expect, it } from 'vitest';

import { drawPicture } from '#engine/picture/drawPicture.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { languages } from '#engine/toolset/languages.ts';

import { assumptionMap, type MappedClaim } from './assumptionMap.ts';

const claims: MappedClaim[] = [
  { text: 'Rent is low.', state: 'assumed', strength: 0, importance: 5 },
  { text: 'They come back.', state: 'supported', strength: 4, importance: 5 },
  { text: 'Nobody has said.', state: 'assumed', strength: 0 },
  { text: 'Couriers carry.', state: 'refuted', strength: 3, importance: 1 },
];
const labels = (elements: readonly SceneElement[]): string[] =>
  elements.flatMap((element) => (element.kind === 'group' ? [element.label ?? '', ...labels(element.elements)] : []));

describe.each(languages)('the assumption map in %s', (language) => {
  it('puts claims into quadrants under their number in the register, and leaves out those without importance', () => {
    const [scene] = drawPicture(assumptionMap(claims, language, false), 'narrow');
    const found = labels(scene!.elements).filter(Boolean);
    expect(found).toHaveLength(3);
    expect(found.map((label) => label.slice(0, 3)).toSorted()).toEqual(['1. ', '2. ', '4. ']);
    const word = language === 'en' ? 'Test first' : 'Önce sınayın';
    expect(found.find((label) => label.startsWith('1. '))).toBe(`1. Rent is low., ${word}, 1 × 5`);
  });

  it('names the claims beside it on a sheet', () => {
    const [scene] = drawPicture(assumptionMap(claims, language, true), 'sheet');
    expect(JSON.stringify(scene)).toContain('Couriers carry.');
  });
});

it('tells the states apart by shape', () => {
  const [scene] = drawPicture(assumptionMap(claims, 'en', false), 'narrow');
  const dots = scene!.elements.flatMap((element) => (element.kind === 'group' ? element.elements : []));
  const shapes = dots.flatMap((each) => (each.kind === 'ellipse' ? [{ dash: each.dash, fill: each.fill }] : []));
  expect(shapes.map(({ dash }) => dash)).toContain('dashed');
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(3);
});
