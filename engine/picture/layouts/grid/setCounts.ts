import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawMark, markRole } from './drawMark.ts';
import type { Counts } from './readGrid.ts';

const between = 10;

/** The signs with their counts in a row; what does not occur is left out. `words` are set behind the counts. */
export function setCounts({ of, good, bad }: Counts, { type }: Area, words?: { good: string; bad: string }) {
  const size = type.small;
  const radius = size * 0.48;
  const height = lineHeightOf(size);
  const parts = (
    [
      ['good', good],
      ['bad', bad],
    ] as const
  )
    .filter(([, count]) => count > 0 || words)
    .map(([sense, count]) => {
      const text = words ? `${words[sense]} (${count})` : String(count);
      return { sense, text, width: 2 * radius + 5 + measureText(text, size, 600) };
    });
  const width = parts.reduce((sum, part) => sum + part.width + between, -between);
  return {
    width: Math.max(0, width),
    height,
    drawAt: (left: number, y: number): SceneElement[] => {
      let x = left;
      return parts.flatMap(({ sense, text, width: own }) => {
        const set = typesetText(text, { width: own, height: null, size, least: type.least, weight: 600 });
        const drawn = [
          ...drawMark(sense, { x: x + radius, y: y + height / 2, radius }),
          drawText(set, { x: x + 2 * radius + 5, y, role: markRole[sense], figureOf: of }),
        ];
        x += own + between;
        return drawn;
      });
    },
  };
}
