import { type Accent, soft } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

export const dotLooks = ['full', 'ring', 'half', 'dashed', 'square'] as const;

export type DotLook = (typeof dotLooks)[number];

interface DotPlace {
  /** The centre. */
  x: number;
  y: number;
  radius: number;
}

/** A dot whose shape says the value of an enum: it reads the same in grey. */
export function drawDot(look: DotLook, role: Accent | 'gain' | 'pain', { x, y, radius }: DotPlace): SceneElement[] {
  const circle = { kind: 'ellipse', x, y, radiusX: radius, radiusY: radius } as const;
  if (look === 'full') return [{ ...circle, fill: role }];
  // As wide as a circle of the same area looks.
  const side = 1.8 * radius;
  if (look === 'square')
    return [{ kind: 'box', x: x - side / 2, y: y - side / 2, width: side, height: side, radius: 3, fill: role }];
  const outline = { stroke: role, strokeWidth: 1.75 } as const;
  if (look === 'half') return [{ ...circle, fill: soft(role), ...outline }];
  return [{ ...circle, fill: 'paper', ...outline, ...(look === 'dashed' && { dash: 'dashed' as const }) }];
}
