import { drawText } from '#engine/picture/elements/drawText.ts';
import type { Role } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

/** An area's number or letter in a full circle, 18 units wide, with its left edge at x and its middle at y. */
export function drawNumber(
  number: number | string,
  { x = 0, y, role }: { x?: number; y: number; role: Role },
): SceneElement[] {
  const figure = typesetText(String(number), { width: 20, height: 20, size: 12, least: 10, weight: 600 });
  return [
    { kind: 'ellipse', x: x + 9, y, radiusX: 9, radiusY: 9, fill: role },
    drawText(figure, { x: x + 9, y: y - figure.lineHeight / 2, role: 'on-accent', align: 'middle' }),
  ];
}
