import type { AreaContent } from '#engine/picture/layouts/canvas/readArea.ts';
import type { Role } from '#engine/picture/roles.ts';
import { soft } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

/** The colour of an area's heading. */
export function headingRole({ tone }: AreaContent): Role {
  return tone ?? 'accent-1';
}

/** The ground of an area: white, in the soft colour of its tone, or dashed and unfilled for what is assumed. */
export function ground({ tone, hat }: AreaContent, width: number, height: number): SceneElement {
  const box = { kind: 'box', x: 0, y: 0, width, height, radius: 8 } as const;
  if (hat === 'hat-black') return { ...box, fill: 'wash-2' };
  if (tone === undefined) return { ...box, fill: 'paper', stroke: 'line', strokeWidth: 1 };
  if (tone === 'assumed') return { ...box, stroke: 'assumed', strokeWidth: 1.2, dash: 'dashed' };
  return { ...box, fill: soft(tone) };
}
