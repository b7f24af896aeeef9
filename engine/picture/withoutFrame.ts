import type { Scene, SceneElement } from './Scene.ts';

const gap = 8;

/** A sheet cropped to what is drawn below its band, for documents in which the picture stands under a heading. */
export function withoutFrame(scene: Scene): Scene {
  const body = scene.elements.find((element) => element.kind === 'group' && !element.isFrame);
  if (body?.kind !== 'group' || body.x === undefined || body.y === undefined) return scene;
  const moved: SceneElement = { ...body, x: gap, y: gap };
  const others = scene.elements.filter((element) => element !== body && !(element.kind === 'group' && element.isFrame));
  return {
    ...scene,
    width: scene.width - 2 * body.x + 2 * gap,
    height: scene.height - body.y - body.x + 2 * gap,
    elements: [moved, ...others],
  };
}
