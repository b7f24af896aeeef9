import { describe, expect, test } from 'vitest';

import { applyComputed } from '#engine/computed/applyComputed.ts';
import { languages } from '#engine/languages/languages.ts';
import type { PictureForm } from '#engine/picture/Area.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { drawSlides } from '#engine/picture/drawSlides.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { sketchContent } from '#engine/picture/sketchContent.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { extremeContent } from '#engine/testing/extremeContent.ts';
import { toolsetsWithExamples } from '#server/testing/toolsetsWithExamples.ts';

const registry = toolsetsWithExamples();
const drawn = registry.toolsets.filter(({ ui }) => ui.picture.length > 0);
const forms: PictureForm[] = ['sheet', 'page', 'narrow'];

describe.each(drawn.map((toolset) => [toolset.manifest.id, toolset] as const))('the picture of %s', (_id, toolset) => {
  const subjects = languages.flatMap((language) => forms.map((form) => ({ language, form })));

  test.each(subjects)('shows the example within its sheet ($language, $form)', ({ language, form }) => {
    const content = applyComputed(toolset.examples[language], toolset.manifest);
    const scenes = drawPicture({ definition: toolset, content, language }, form);
    expect(scenes.length).toBeGreaterThan(0);
    for (const scene of scenes) {
      expect(outside(scene)).toEqual([]);
      expect(overlaps(scene)).toEqual([]);
      expect(scene.description).not.toBe('');
      const stops = stopsOf(scene);
      expect(stops.length).toBeGreaterThan(0);
      for (const { label, pointer } of stops) {
        expect(label.trim()).not.toBe('');
        if (pointer !== undefined) expect(getAt(content, pointer), pointer).toBeDefined();
      }
    }
  });

  test.each(languages)('shows the example within its slides (%s)', (language) => {
    const subject = { definition: toolset, content: toolset.examples[language], language };
    const slides = drawSlides(subject, 0.48);
    for (const slide of slides) expect([...outside(slide), ...overlaps(slide)]).toEqual([]);
    const pointers = (scenes: Scene[]) => new Set(scenes.flatMap(stopsOf).map(({ pointer }) => pointer));
    expect(pointers(slides)).toEqual(pointers(drawPicture(subject, 'sheet')));
  });

  test.each(['one', 'most'] as const)('stays within its sheet with %s of everything', (extreme) => {
    const content = extremeContent(toolset.examples.tr, toolset.schema, extreme);
    for (const form of forms) {
      const scenes = drawPicture({ definition: toolset, content, language: 'tr' }, form);
      expect(scenes.length).toBeGreaterThan(0);
      for (const scene of scenes) expect(outside(scene)).toEqual([]);
    }
  });

  test.each(forms)('shows nothing of an empty document (%s)', (form) => {
    expect(drawPicture({ definition: toolset, content: {}, language: 'en' }, form)).toEqual([]);
  });

  test('has an outline before there is content', () => {
    const [scene] = drawPicture(
      { definition: toolset, content: sketchContent(toolset.schema), language: 'en' },
      'sheet',
    );
    expect(scene && stopsOf(scene).length).toBeGreaterThan(0);
    expect(scene && outside(scene)).toEqual([]);
  });

  test.each(forms)('stays within its sheet with words of 20,000 letters (%s)', (form) => {
    const content = withEveryText(toolset.examples.en, 'x'.repeat(20_000));
    for (const scene of drawPicture({ definition: toolset, content, language: 'en' }, form)) {
      expect(outside(scene)).toEqual([]);
    }
  });
});

/** The document with another text in the place of each longer one; ids, enum values and dates stay. */
function withEveryText(document: Record<string, unknown>, text: string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === 'string' && value.includes(' ') ? text : value,
  ) as Record<string, unknown>;
}
