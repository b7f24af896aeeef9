import { expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import { exampleReferences } from '#engine/registry/exampleReferences.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { drawPicture } from './drawPicture.ts';
import { ghostScene } from './ghostScene.ts';
import { placedElements } from './placedElements.ts';
import type { Scene, SceneElement } from './Scene.ts';
import { stopsOf } from './testing/scenePieces.ts';

const { registry } = loadedToolsets();
const cases = registry.toolsets
  .filter(({ ui }) => ui.picture.length > 0)
  .flatMap((toolset) => languages.map((language) => [toolset.manifest.id, language, toolset] as const));

const linesOf = ({ elements }: Scene) =>
  placedElements(elements).flatMap(({ element }) => (element.kind === 'text' ? element.lines : []));

it.each(cases)('leaves of %s in %s no sentence of the example, and nothing to press', (_, language, toolset) => {
  const content = toolset.examples[language];
  const written = JSON.stringify(content);
  const references = exampleReferences(toolset, registry, language);
  for (const form of ['page', 'narrow'] as const) {
    const [scene] = drawPicture({ definition: toolset, content, language, references }, form);
    const ghost = ghostScene(scene!);
    const left = linesOf(ghost).filter((line) => line.split(' ').length > 2 && written.includes(line));
    expect(left).toEqual([]);
    expect(stopsOf(ghost)).toEqual([]);
    expect(placedElements(ghost.elements).length).toBeGreaterThanOrEqual(placedElements(scene!.elements).length / 2);
  }
});

const definition = registry.get('lean-canvas');
const [canvas] = drawPicture({ definition, content: definition.examples.en, language: 'en' }, 'page');

it('draws what is there among what is still to come, with a frame around what is being written', () => {
  const isThere = (pointer: string) => pointer === '/problem' || pointer === '/problem/0';
  const ghost = ghostScene(canvas!, { isGhost: (pointer) => !isThere(pointer), inWriting: '/problem/0/text' });
  expect(stopsOf(ghost).map(({ pointer }) => pointer)).toEqual(['/problem', '/problem/0']);
  expect(framed(ghost.elements)).toHaveLength(1);
});

it('lets ghosts open their fields, each once', () => {
  const openAt = (pointer: string) => ({ pointer: pointer.split('/', 2).join('/'), label: 'Open' });
  const places = stopsOf(ghostScene(canvas!, { openAt })).map(({ pointer }) => pointer);
  expect(places).toContain('/problem');
  expect(new Set(places).size).toBe(places.length);
});

it.each([
  ['market', 'average 3'],
  ['customer-forces-canvas', 'Drives on, in total: '],
  ['buyer-utility-map', 'Gain ('],
  ['experiments', ''],
])('counts in %s what is there, and nothing of the example', (id, beginning) => {
  const toolset = registry.get(id);
  const references = exampleReferences(toolset, registry, 'en');
  const [scene] = drawPicture(
    { definition: toolset, content: toolset.examples.en, language: 'en', references },
    'page',
  );
  const figures = (drawn: Scene) =>
    placedElements(drawn.elements).flatMap(({ element }) =>
      element.kind === 'text' && element.figureOf !== undefined ? [element] : [],
    );
  const [figure] = figures(scene!);
  expect(figures(scene!).some(({ lines }) => lines.join(' ').startsWith(beginning))).toBe(true);
  expect(figures(ghostScene(scene!))).toEqual([]);
  expect(figures(ghostScene(scene!, { isGhost: () => false }))).toEqual(figures(scene!));
  const inWriting = `${figure!.figureOf}/0`;
  expect(figures(ghostScene(scene!, { isGhost: () => false, inWriting }))).not.toContainEqual(figure);
});

function framed(elements: readonly SceneElement[]): (string | undefined)[] {
  return elements.flatMap((element) =>
    element.kind === 'group' ? [...(element.isInWriting ? [element.pointer] : []), ...framed(element.elements)] : [],
  );
}
