import type { Role } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import type { Sense } from './readGrid.ts';

/** The colour of what is told about a mark. */
export const markRole: Record<Sense, Role> = { good: 'gain', bad: 'pain', none: 'quiet' };

/** A mark about its centre: a full disc with a plus, or a ring with a minus, so that colour is not needed. */
export function drawMark(sense: Sense, { x, y, radius }: { x: number; y: number; radius: number }): SceneElement[] {
  if (sense === 'none') return [];
  const arm = radius * 0.55;
  const strokeWidth = Math.max(1.6, radius / 4);
  const isGood = sense === 'good';
  const stroke = isGood ? 'on-accent' : 'pain';
  const inner = isGood ? radius : radius - strokeWidth / 2;
  const disc = { kind: 'ellipse', x, y, radiusX: inner, radiusY: inner } as const;
  const across: SceneElement = { kind: 'line', x1: x - arm, y1: y, x2: x + arm, y2: y, stroke, strokeWidth };
  if (!isGood) return [{ ...disc, fill: 'paper', stroke: 'pain', strokeWidth }, across];
  return [
    { ...disc, fill: 'gain' },
    across,
    { kind: 'line', x1: x, y1: y - arm, x2: x, y2: y + arm, stroke, strokeWidth },
  ];
}
