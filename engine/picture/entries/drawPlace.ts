import { drawDisc } from '#engine/picture/elements/drawDisc.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { Role } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { Entry } from './Entry.ts';

const radius = 9;

/** The number of an entry about (x, y): on a full disc, or in a dashed ring where nothing answers it. */
export function drawPlace(
  { number, isAnswered }: NonNullable<Entry['place']>,
  { x, y, role }: { x: number; y: number; role: Role },
): SceneElement[] {
  if (isAnswered) return drawDisc(number, { x, y, radius, role });
  const text = typesetText(String(number), { width: 2 * radius, height: null, size: 12, least: 12, weight: 600 });
  return [
    { kind: 'ellipse', x, y, radiusX: radius, radiusY: radius, fill: 'paper', stroke: 'ink', dash: 'dashed' },
    drawText(text, { x, y: y - text.lineHeight / 2, role: 'ink', align: 'middle' }),
  ];
}
