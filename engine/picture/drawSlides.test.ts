import { describe, expect, test } from 'vitest';

import { drawPicture } from './drawPicture.ts';
import { drawSlides } from './drawSlides.ts';
import { placedElements } from './placedElements.ts';
import type { Scene } from './Scene.ts';
import { outside, overlaps, stopsOf } from './testing/scenePieces.ts';
import { trialToolset } from './testing/trialToolset.ts';

const proportion = 0.48;
const text = { type: 'string', minLength: 1, maxLength: 2000 };
const goals = { type: 'array', maxItems: 12, items: text };
const layout = { kind: 'cards', list: '/ideas', title: 'name', sections: [{ field: 'goals' }] };
const { toolset: definition, faults } = trialToolset(
  layout,
  { name: text, goals },
  { name: 'Return shelf', goals: ['Fewer boxes'] },
);

function draw(ideas: { name: string; goals: string[] }[]) {
  expect(faults).toEqual([]);
  const subject = { definition: definition!, content: { ideas }, language: 'en' } as const;
  return { slides: drawSlides(subject, proportion), sheets: drawPicture(subject, 'sheet') };
}

/** The least size of type as a part of the width. */
function leastType(scenes: Scene[]): number {
  const sizes = scenes.flatMap(({ width, elements }) =>
    placedElements(elements).flatMap(({ element }) => (element.kind === 'text' ? [element.size / width] : [])),
  );
  return Math.min(...sizes);
}

describe('slides', () => {
  test('of few words have larger type than a sheet', () => {
    const { slides, sheets } = draw([{ name: 'Return shelf', goals: ['Fewer boxes'] }]);
    expect(leastType(slides)).toBeGreaterThan(leastType(sheets) * 1.2);
    expect(slides.map(({ title }) => title)).toEqual(['Ideas']);
  });

  test.each([1, 4, 10])('tell what sheets tell, within their edges (%i items)', (count) => {
    const goals = Array.from({ length: 6 }, (_, index) => `Goal ${index} that is told in a few words and some more`);
    const { slides, sheets } = draw(Array.from({ length: count }, (_, index) => ({ name: `Idea ${index}`, goals })));
    const labels = (scenes: Scene[]) => new Set(scenes.flatMap(stopsOf).map(({ label }) => label));
    expect(labels(slides)).toEqual(labels(sheets));
    for (const slide of slides) {
      expect(slide.height / slide.width).toBeCloseTo(proportion, 1);
      expect([...outside(slide), ...overlaps(slide)]).toEqual([]);
    }
  });
});
