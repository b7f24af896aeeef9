import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { type Accent, soft } from '#engine/picture/roles.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { Chart } from './readBars.ts';

interface Place {
  x: number;
  bottom: number;
  width: number;
  header: number;
  role: Accent;
}

/** The average as a dashed line across the bars, with its figure on the right of the heading. */
export function drawAverage(
  { text, pointer }: NonNullable<Chart['average']>,
  { x, bottom, width, header, role }: Place,
  { small, least }: Area['type'],
): GroupElement {
  const chip = measureText(text, small, 600) + 20;
  const figure = typesetText(text, { width: chip, height: null, size: small, least, weight: 600 });
  return {
    kind: 'group',
    label: text,
    elements: [
      { kind: 'line', x1: x, y1: header - 8, x2: x, y2: bottom, stroke: 'ink', strokeWidth: 1.75, dash: 'dashed' },
      { kind: 'box', x: width - chip, y: 2, width: chip, height: 24, radius: 12, fill: soft(role) },
      drawText(figure, { x: width - chip / 2, y: 14 - figure.height / 2, align: 'middle', figureOf: pointer }),
    ],
  };
}
