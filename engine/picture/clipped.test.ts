import { describe, expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { languages } from '#engine/languages/languages.ts';
import { exampleReferences } from '#engine/registry/exampleReferences.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import type { PictureForm } from './Area.ts';
import { drawPicture } from './drawPicture.ts';
import { placedElements } from './placedElements.ts';
import type { Scene } from './Scene.ts';
import { inkBounds } from './testing/inkBounds.ts';
import { bleed } from './viewBox.ts';

const { registry } = loadedToolsets();
const forms: PictureForm[] = ['sheet', 'page', 'narrow'];
const drawn = registry.toolsets.filter(({ ui }) => ui.picture);
const cases = drawn.flatMap((toolset) => languages.map((language) => [toolset.manifest.id, language] as const));

/** What an SVG of a scene would cut off. */
function cutOff({ width, height, elements }: Scene, room: number): string[] {
  return placedElements(elements).flatMap((placed) => {
    const ink = inkBounds(placed);
    if (!ink) return [];
    const [left, top, right, bottom] = ink.map((edge) => Math.round(edge * 10) / 10) as typeof ink;
    if (left >= -room && top >= -room && right <= width + room && bottom <= height + room) return [];
    const { element } = placed;
    const what = element.kind === 'text' ? element.lines[0]?.slice(0, 30) : element.kind;
    return [`${what}: ${left} ${top} ${right} ${bottom} in ${width} × ${height}`];
  });
}

/** The same with a mark above every title. */
function withMarks(definition: ToolsetDefinition): ToolsetDefinition {
  const locales = Object.fromEntries(
    Object.entries(definition.locales).map(([language, locale]) => {
      const fields = Object.fromEntries(
        Object.entries(locale.fields).map(([field, words]) => [field, { ...words, title: `ĞÜİÖ ${words.title}` }]),
      );
      return [language, { ...locale, fields }];
    }),
  );
  return { ...definition, locales: locales as ToolsetDefinition['locales'] };
}

describe.each(cases)('the picture of %s in %s', (id, language) => {
  const definition = registry.get(id);
  const content = definition.examples[language];
  const references = exampleReferences(definition, registry, language);

  it.each(forms)('has all of its strokes and letters on a %s', (form) => {
    for (const own of [definition, withMarks(definition)])
      for (const scene of drawPicture({ definition: own, content, language, references, figures: {} }, form))
        // A sheet, which documents show as it is, has margins of its own.
        expect(cutOff(scene, form === 'sheet' ? 0 : bleed)).toEqual([]);
  });
});
