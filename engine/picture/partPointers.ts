import type { Scene, SceneElement } from './Scene.ts';

/** The pointers of all parts of sheets, in the order in which they are read. */
export function partPointers(scenes: readonly Pick<Scene, 'elements'>[]): string[] {
  return scenes.flatMap(({ elements }) => pointersIn(elements));
}

function pointersIn(elements: readonly SceneElement[]): string[] {
  return elements.flatMap((element) =>
    element.kind === 'group'
      ? [...(element.pointer === undefined ? [] : [element.pointer]), ...pointersIn(element.elements)]
      : [],
  );
}
