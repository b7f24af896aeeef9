import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Cell, Column } from './readTable.ts';

const step = 15;
const pip = 11;

export interface SetCell {
  height: number;
  drawAt: (x: number, y: number) => SceneElement[];
}

/** Sets a cell: a text with a quieter one below, or a score as pips; in a limited height the end is shortened. */
export function setCell(
  { text, below, score }: Cell,
  { role }: Column,
  { width, limit, size }: { width: number; limit: number | null; size: number },
  { type }: Area,
): SetCell {
  const least = Math.min(size, type.least);
  const line = lineHeightOf(size);
  if (score) {
    const isAtLeast = width >= score.of * step;
    const number = typesetText(text, { width, height: null, size, least, weight: 600 });
    if (!isAtLeast) return { height: number.height, drawAt: (x, y) => [drawText(number, { x, y, role })] };
    return {
      height: line,
      drawAt: (x, y) =>
        Array.from({ length: score.of }, (_, index): SceneElement => {
          const place = { x: x + index * step, y: y + (line - pip) / 2, width: pip, height: pip, radius: 2 };
          return { kind: 'box', ...place, fill: index < score.value ? (role === 'ink' ? 'accent-1' : role) : 'wash-2' };
        }),
    };
  }
  const weight = below !== '' || role !== 'ink' ? 600 : 400;
  const main = typesetText(text, { width, height: limit, size, least, weight });
  const left = limit === null ? null : limit - main.height;
  const hasBelow = below !== '' && (left === null || left >= lineHeightOf(least));
  const more = typesetText(hasBelow ? below : '', { width, height: left, size: Math.max(least, size - 1), least });
  return {
    height: main.height + (hasBelow ? more.height : 0),
    drawAt: (x, y) => [
      drawText(main, { x, y, role }),
      ...(hasBelow ? [drawText(more, { x, y: y + main.height, role: 'quiet' })] : []),
    ],
  };
}
