import type { Role } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

/** The size of a hat. */
export const hat = { width: 51, height: 33 };

const scale = 1.5;

/** A hat with its top left corner at (x, y). */
export function drawHat(role: Role, x: number, y: number): SceneElement[] {
  const outline = { fill: role, stroke: 'strong-line', strokeWidth: 1 } as const;
  const at = (dx: number, dy: number) => `${x + dx * scale} ${y + dy * scale}`;
  const crown = `M ${at(8, 17)} L ${at(10, 5)} C ${at(11, 0)} ${at(15, 1)} ${at(17, 3)} C ${at(19, 1)} ${at(23, 0)} ${at(24, 5)} L ${at(26, 17)} Z`;
  const brim = `M ${at(0, 15)} C ${at(8, 19)} ${at(26, 19)} ${at(34, 15)} C ${at(30, 24)} ${at(4, 24)} ${at(0, 15)} Z`;
  return [
    { kind: 'path', commands: crown, ...outline },
    { kind: 'path', commands: brim, ...outline },
  ];
}
