import type { Role } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { drawText } from './drawText.ts';

interface Disc {
  /** The centre. */
  x: number;
  y: number;
  radius: number;
  role: Role;
}

/** A number or a letter in a full circle. */
export function drawDisc(sign: number | string, { x, y, radius, role }: Disc): SceneElement[] {
  const size = String(sign).length > 2 ? 12 : Math.max(12, Math.round(radius * 1.15));
  const text = typesetText(String(sign), { width: 2 * radius, height: null, size, least: 12, weight: 600 });
  return [
    { kind: 'ellipse', x, y, radiusX: radius, radiusY: radius, fill: role },
    drawText(text, { x, y: y - text.lineHeight / 2, role: 'on-accent', align: 'middle' }),
  ];
}
