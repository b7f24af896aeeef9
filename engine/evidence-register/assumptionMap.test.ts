import { describe, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { placedElements } from '#engine/picture/placedElements.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import { outside, overlaps } from '#engine/picture/testing/scenePieces.ts';

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
    const word = language === 'en' ? 'Test first, Assumed' : 'Önce sınayın, Varsayım';
    expect(found.find((label) => label.startsWith('1. '))).toBe(`1. Rent is low., ${word}, 1 × 5`);
  });

  it('names the claims beside it on a sheet', () => {
    const [scene] = drawPicture(assumptionMap(claims, language, true), 'sheet');
    expect(JSON.stringify(scene)).toContain('Couriers carry.');
  });

  it('names first what is to be tested first, among it what people only said', () => {
    const said: MappedClaim = { text: 'Five say so.', state: 'supported', strength: 2, importance: 5 };
    const [scene] = drawPicture(assumptionMap([claims[1]!, said, claims[0]!], language, true), 'sheet');
    const drawn = JSON.stringify(scene);
    const places = ['Five say so.', 'Rent is low.', 'They come back.'].map((text) => drawn.lastIndexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

it('tells the states apart by shape, and says what each means', () => {
  const [scene] = drawPicture(assumptionMap(claims, 'en', false), 'narrow');
  const dots = scene!.elements.flatMap((element) => (element.kind === 'group' ? element.elements : []));
  const shapes = dots.flatMap((each) => (each.kind === 'ellipse' ? [{ dash: each.dash, fill: each.fill }] : []));
  expect(shapes.map(({ dash }) => dash)).toContain('dashed');
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(3);
  const words = placedElements(scene!.elements).flatMap(({ element }) =>
    element.kind === 'text' ? element.lines : [],
  );
  // Nothing is contested here.
  expect(words).toEqual(expect.arrayContaining(['Assumed', 'Supported', 'Refuted']));
  expect(words).not.toContain('Contested');
});

/** As many claims in each cell, numbered from the highest importance. */
function everywhere(count: number): MappedClaim[] {
  const scores = [5, 4, 3, 2, 1];
  return scores.flatMap((importance) =>
    scores.flatMap((evidence) =>
      Array.from({ length: count }, (_, index): MappedClaim => {
        const state = evidence === 1 ? 'assumed' : index % 3 === 0 ? 'contested' : 'supported';
        return { text: 'They come back.', state, strength: ((evidence - 1) * 5) / 4, importance };
      }),
    ),
  );
}

/** Marks of claims that touch each other, or that reach beyond each quadrant; those of the legend stand below. */
function touching({ elements }: Scene): string[] {
  const placed = placedElements(elements).flatMap(({ element, bounds }) => (bounds ? [{ element, bounds }] : []));
  const boxes = placed.filter(({ element }) => element.kind === 'box' && element.radius === 10);
  const foot = Math.max(...boxes.map(({ bounds }) => bounds[3]));
  const marks = placed.filter(
    ({ element, bounds }) =>
      bounds[1] < foot && (element.kind === 'ellipse' || (element.kind === 'box' && element.stroke)),
  );
  const within = (inner: readonly number[], [left, top, right, bottom]: readonly [number, number, number, number]) =>
    inner[0]! >= left && inner[1]! >= top && inner[2]! <= right && inner[3]! <= bottom;
  return marks.flatMap(({ bounds }, index) => {
    const near = marks.slice(index + 1).filter(({ bounds: other }) => {
      const across = Math.min(bounds[2], other[2]) - Math.max(bounds[0], other[0]);
      return across > 0 && Math.min(bounds[3], other[3]) - Math.max(bounds[1], other[1]) > 0;
    });
    const isInside = boxes.some((box) => within(bounds, box.bounds));
    return [...near.map(() => `touches: ${bounds.join(' ')}`), ...(isInside ? [] : [`leaves: ${bounds.join(' ')}`])];
  });
}

describe.each(languages)('a crowded assumption map in %s', (language) => {
  it.each([1, 2, 3, 4, 7, 14, 30])('keeps its marks apart with %i claims in each cell', (count) => {
    const subject = assumptionMap(everywhere(count), language, false);
    for (const form of ['narrow', 'page', 'sheet'] as const)
      for (const scene of drawPicture(subject, form)) {
        if (form !== 'sheet') expect(touching(scene)).toEqual([]);
        expect([...overlaps(scene), ...outside(scene)]).toEqual([]);
      }
  });

  it('says how many share a place, of which states, and what the mark means', () => {
    const many = Array.from({ length: 300 }, (_, index): MappedClaim => {
      return { text: 'Rent is low.', state: index < 280 ? 'assumed' : 'contested', strength: 0, importance: 5 };
    });
    const [scene] = drawPicture(assumptionMap([...many, claims[3]!], language, false), 'narrow');
    expect(labels(scene!.elements).filter(Boolean)).toEqual(
      language === 'en'
        ? [
            'Claim: 300 (Assumed 280, Contested 20), Test first, 1 × 5',
            '301. Couriers carry., Good to know, Refuted, 3 × 1',
          ]
        : [
            'İddia: 300 (Varsayım 280, Tartışmalı 20), Önce sınayın, 1 × 5',
            '301. Couriers carry., Aklınızda olsun, Çürütüldü, 3 × 1',
          ],
    );
    expect(JSON.stringify(scene)).toContain(language === 'en' ? '×300 = 300 in one place' : '×300 = aynı yerde 300');
  });

  it('explains nothing where every claim stands alone', () => {
    const [scene] = drawPicture(assumptionMap(claims, language, false), 'narrow');
    expect(JSON.stringify(scene)).not.toMatch(/×\d/);
    expect(drawPicture(assumptionMap([], language, false), 'narrow')).toEqual([]);
  });
});
