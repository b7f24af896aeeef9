import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

/**
 * The state of a claim as a shape that reads the same in grey: a disc with a tick, a dashed ring, a half-filled ring, a
 * ring with a cross.
 */
export function drawClaimMark(state: ClaimState, x: number, y: number, size: number): SceneElement[] {
  const middle = { x: x + size / 2, y: y + size / 2 };
  const radius = size / 2;
  const ring = (role: 'ink' | 'accent-3', dash?: 'dashed'): SceneElement => ({
    kind: 'ellipse',
    ...middle,
    radiusX: radius - 1,
    radiusY: radius - 1,
    stroke: role,
    strokeWidth: 1.75,
    ...(dash && { dash }),
  });
  const at = (dx: number, dy: number) => `${x + size * dx} ${y + size * dy}`;
  switch (state) {
    case 'supported':
      return [
        { kind: 'ellipse', ...middle, radiusX: radius, radiusY: radius, fill: 'accent-1' },
        {
          kind: 'path',
          commands: `M ${at(0.29, 0.52)} L ${at(0.43, 0.66)} L ${at(0.71, 0.36)}`,
          stroke: 'on-accent',
          strokeWidth: 1.75,
        },
      ];
    case 'refuted':
      return [
        ring('ink'),
        {
          kind: 'path',
          commands: `M ${at(0.34, 0.34)} L ${at(0.66, 0.66)} M ${at(0.66, 0.34)} L ${at(0.34, 0.66)}`,
          stroke: 'ink',
          strokeWidth: 1.75,
        },
      ];
    case 'contested':
      return [
        ring('accent-3'),
        {
          kind: 'path',
          commands: `M ${at(0.5, 0.06)} C ${at(0.257, 0.06)} ${at(0.06, 0.257)} ${at(0.06, 0.5)} C ${at(0.06, 0.743)} ${at(0.257, 0.94)} ${at(0.5, 0.94)} Z`,
          fill: 'accent-3',
        },
      ];
    case 'assumed':
      return [ring('accent-3', 'dashed')];
  }
}
