import type { Area } from '#engine/picture/Area.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import type { Moment } from './readTimeline.ts';
import { setMoment } from './setMoment.ts';

const gap = 8;
const columnGap = 28;
const before = 26;
const columnsOf = { sheet: 3, page: 2, narrow: 1 };
const rowsOfSheet = 10;

/** How many moments stand on one sheet below each other. */
export const mostOnSheet = columnsOf.sheet * rowsOfSheet;

/** Lays moments below each other along an axis from top to bottom, in as many columns as there is room for. */
export function layDown(moments: readonly Moment[], limit: number | null, area: Area) {
  const columns = Math.min(columnsOf[area.form], moments.length);
  const inColumn = Math.ceil(moments.length / columns);
  const width = (area.width - (columns - 1) * columnGap) / columns;
  const bound = limit === null ? null : (limit - (inColumn - 1) * gap) / inColumn;
  const at = (size: number, each: number | null) =>
    moments.map((moment) => setMoment(moment, { width: width - before, limit: each, size }, area));
  const sizes = sizesOf(area);
  const size =
    bound === null
      ? sizes[0]
      : greatestFitting(sizes, (tried) => at(tried, null).every(({ height }) => height <= bound));
  const cards = at(size ?? area.type.least, size === undefined ? bound : null);

  const elements: SceneElement[] = [];
  const heights = Array.from({ length: columns }, (_, column) => {
    const x = column * (width + columnGap);
    const own = cards.slice(column * inColumn, (column + 1) * inColumn);
    const height = own.reduce((sum, card) => sum + card.height + gap, -gap);
    elements.push({
      kind: 'line',
      x1: x + 8,
      y1: 4,
      x2: x + 8,
      y2: Math.max(4, height),
      stroke: 'accent-1',
      strokeWidth: 2,
    });
    let y = 0;
    for (const card of own) {
      const dot = { x: x + 8, y: y + 20, radiusX: 6, radiusY: 6, fill: 'paper', stroke: 'accent-3' } as const;
      elements.push({ kind: 'ellipse', ...dot, strokeWidth: 2.5 }, card.draw(x + before, y));
      y += card.height + gap;
    }
    return height;
  });
  return { height: Math.max(...heights), elements };
}
