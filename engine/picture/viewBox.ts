import type { Scene } from './Scene.ts';

/** Around a drawing that fills its area, for the outer half of its strokes, in units of the scene. */
export const bleed = 2;

/** What an SVG shows of a scene: all of it, with room for the strokes along its edges. */
export function viewBox({ width, height }: Pick<Scene, 'width' | 'height'>): string {
  return `${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`;
}
