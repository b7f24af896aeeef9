import { describe, expect, it } from 'vitest';

import { cardSubject } from '#engine/picture/cardSubject.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { partPointers } from '#engine/picture/partPointers.ts';
import { type Bounds, placedElements } from '#engine/picture/placedElements.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { findRoom } from './findRoom.ts';
import { growScene } from './growScene.ts';

const { registry } = loadedToolsets();

/** The texts of a scene, without those that show a pointer. */
function textsBeside(elements: readonly SceneElement[], pointer: string): { lines: string[]; bounds: Bounds }[] {
  const keep = (all: readonly SceneElement[]): SceneElement[] =>
    all.flatMap((element): SceneElement[] => {
      if (element.kind !== 'group') return [element];
      if (`${element.pointer ?? ''}/`.startsWith(`${pointer}/`)) return [];
      return [{ ...element, elements: keep(element.elements) }];
    });
  return placedElements(keep(elements)).flatMap(({ element, bounds }) =>
    element.kind === 'text' && bounds ? [{ lines: element.lines, bounds }] : [],
  );
}

const overlap = (one: Bounds, other: Bounds) =>
  one[0] < other[2] - 1 && other[0] < one[2] - 1 && one[1] < other[3] - 1 && other[1] < one[3] - 1;

describe.each(registry.toolsets)('the picture of $manifest.id', (toolset) => {
  const scenes = drawPicture({ definition: toolset, content: toolset.examples.en, language: 'en' }, 'page');
  const written = scenes.flatMap((scene): [Scene, string][] => {
    const subjects = partPointers([scene]).map((part) => cardSubject(toolset, part));
    const pointers = subjects.flatMap(({ pointer, line }) => (line === undefined ? [] : [pointer]));
    return [...new Set(pointers)].map((pointer) => [scene, pointer]);
  });

  it('makes room for what is written in it, and covers nothing by it', () => {
    for (const [scene, pointer] of written) {
      const room = findRoom(scene.elements, pointer);
      if (!room) continue;
      const height = room.place.height + 200;
      const grown = growScene(scene, room, height);
      expect(grown.height).toBeCloseTo(scene.height + 200);
      const { x, y, width } = room.place;
      const texts = textsBeside(grown.elements, pointer);
      const covered = texts.filter(({ bounds }) => overlap(bounds, [x, y, x + width, y + height]));
      expect(covered.map(({ lines }) => [pointer, ...lines])).toEqual([]);
      const hits = (all: typeof texts) =>
        all.flatMap((one, index) => all.slice(index + 1).filter((other) => overlap(one.bounds, other.bounds))).length;
      expect([pointer, hits(texts)]).toEqual([pointer, hits(textsBeside(scene.elements, pointer))]);
    }
  });
});

it('gives the column of a canvas that is written more of the width, and its neighbours less', () => {
  const canvas = registry.toolsets.find(({ manifest }) => manifest.id === 'lean-canvas')!;
  const widthOf = (pointer: string, asked?: string) => {
    const subject = { definition: canvas, content: canvas.examples.en, language: 'en', written: asked } as const;
    return findRoom(drawPicture(subject, 'page')[0]!.elements, pointer)?.ground.width ?? 0;
  };
  expect(widthOf('/solution', '/solution')).toBeCloseTo(264);
  expect(widthOf('/customerSegments', '/customerSegments')).toBeCloseTo(264);
  expect(widthOf('/solution')).toBeLessThan(200);
});
