import { describe, expect, it } from 'vitest';

import { schemaAt } from '#engine/schema/schemaAt.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { cardSubject } from './cardSubject.ts';
import { drawPicture } from './drawPicture.ts';
import type { SceneElement } from './Scene.ts';

const { registry } = loadedToolsets();

describe.each(registry.toolsets.map((toolset) => [toolset.manifest.id, toolset] as const))(
  'the picture of %s',
  (_, toolset) => {
    it('opens for each of its parts fields that stand alone', () => {
      const scenes = drawPicture({ definition: toolset, content: toolset.examples.en, language: 'en' }, 'page');
      const pointers = new Set(scenes.flatMap(({ elements }) => pointersIn(elements)));
      expect(pointers.size).toBeGreaterThan(0);
      for (const pointer of pointers) {
        const subject = cardSubject(toolset, pointer);
        expect(schemaAt(toolset.schema, subject.pointer), pointer).toBeDefined();
        // Only what is within a list of texts or a table is shown by what is around it.
        expect(`${pointer}/`.startsWith(subject.pointer === '' ? '' : `${subject.pointer}/`), pointer).toBe(true);
        if (subject.item) expect(schemaAt(toolset.schema, subject.item.list)?.type, pointer).toBe('array');
      }
    });
  },
);

function pointersIn(elements: readonly SceneElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.kind !== 'group') return [];
    const own = element.pointer !== undefined && element.label !== undefined ? [element.pointer] : [];
    return [...own, ...pointersIn(element.elements)];
  });
}
