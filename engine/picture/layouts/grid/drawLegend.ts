import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Grid } from './readGrid.ts';
import { setCounts } from './setCounts.ts';

/** What the signs mean, with how many there are of each. */
export function drawLegend(grid: Grid, area: Area) {
  const { small, least } = area.type;
  const counts = setCounts(grid, area, grid.words);
  const line = lineHeightOf(small);
  return {
    height: line + 8,
    drawAt: (left: number, y: number): GroupElement[] => {
      const x = left + counts.width + 14;
      const none = typesetText(grid.words.none, { width: 200, height: line, size: small, least });
      return [
        {
          kind: 'group',
          elements: [
            ...counts.drawAt(left, y + 4),
            {
              kind: 'box',
              x,
              y: y + 4 + line / 2 - 6,
              width: 18,
              height: 12,
              radius: 3,
              fill: 'ground',
              stroke: 'line',
            },
            drawText(none, { x: x + 24, y: y + 4, role: 'quiet' }),
          ],
        },
      ];
    },
  };
}
