import type { Accent } from '#engine/picture/roles.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';

import { placeOf, type ProfileBox } from './drawProfile.ts';

interface Panel {
  /** The edge that faces the head. */
  x: number;
  y: number;
  height: number;
}

/** A dashed line from a part of the face to the panel that it stands for. */
export function drawLeader(box: ProfileBox, part: readonly [number, number], panel: Panel, role: Accent): GroupElement {
  const from = placeOf(box, part);
  const y2 = Math.min(Math.max(from.y, panel.y + 24), panel.y + panel.height - 24);
  return {
    kind: 'group',
    elements: [
      { kind: 'line', x1: from.x, y1: from.y, x2: panel.x, y2, stroke: role, strokeWidth: 1.8, dash: 'dashed' },
      { kind: 'ellipse', x: panel.x, y: y2, radiusX: 4, radiusY: 4, fill: role },
    ],
  };
}
