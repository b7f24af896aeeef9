import type { SceneElement } from '#engine/picture/Scene.ts';

const most = 5;
const step = 6;

export const stepsWidth = most * step - 2;

/** A strength of 0 to 5 as five rising steps, with their left end at x and their middle at y. */
export function drawSteps(strength: number, x: number, y: number): SceneElement[] {
  return Array.from({ length: most }, (_, index) => {
    const height = 4 + index * 2;
    const fill = index < strength ? 'ink' : 'line';
    return { kind: 'box', x: x + index * step, y: y + 6 - height, width: 4, height, radius: 1, fill };
  });
}
