import { placedElements, type PlacedElement } from './placedElements.ts';
import type { Scene, SceneElement } from './Scene.ts';

const gap = 8;

/**
 * A sheet cropped to what is drawn below its band, for documents in which the picture stands under a heading. It keeps
 * its full width, so that type has one size throughout.
 */
export function withoutFrame(scene: Scene): Scene {
  const body = scene.elements.find((element) => element.kind === 'group' && !element.isFrame);
  if (body?.kind !== 'group' || body.x === undefined || body.y === undefined) return scene;
  const moved: SceneElement = { ...body, x: gap, y: gap };
  const full = scene.height - body.y - body.x + 2 * gap;
  const bottom = Math.max(0, ...placedElements([moved]).map(bottomOf));
  return {
    ...scene,
    width: scene.width - 2 * body.x + 2 * gap,
    height: bottom > 0 ? Math.min(full, bottom + gap) : full,
    elements: [moved],
  };
}

function bottomOf({ element, y, bounds }: PlacedElement): number {
  if (bounds) return bounds[3];
  if (element.kind !== 'path') return 0;
  // Every second number of absolute commands is a place from the top.
  const numbers = element.commands.match(/-?\d+(\.\d+)?/g) ?? [];
  return y + Math.max(0, ...numbers.filter((_, index) => index % 2 === 1).map(Number));
}
