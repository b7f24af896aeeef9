import type { Area } from '#engine/picture/Area.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import type { Dot } from './readDots.ts';
import { setKey } from './setKey.ts';

const gap = 28;
/** How much of a sheet's width a matrix takes that has its key beside it. */
const share = 0.54;

export interface DrawnPlot {
  height: number;
  elements: SceneElement[];
  /** The count on the first of its marks that stand for several items. */
  gathered?: number | undefined;
}

/** A matrix with its key beside it, which goes on on further sheets; on a page the key is below. */
export function drawWithKey(dots: readonly Dot[], area: Area, drawPlot: (area: Area) => DrawnPlot): DrawnPlot[] {
  if (area.height === null) return [stacked()];
  const plot = drawPlot({ ...area, width: area.width * share });
  const left = area.width * share + gap;
  const key = setKey(dots, area.width - left, area.height, area);
  const first = { ...plot, elements: [...plot.elements, ...key.drawAt(left, 0)] };
  return [first, ...further(dots.slice(key.shown), area)];

  function stacked(): DrawnPlot {
    const { height, elements, gathered } = drawPlot(area);
    const below = inColumns(dots, area.form === 'narrow' ? 1 : 2, area);
    const drawn = { kind: 'group', x: 0, y: height + gap / 2, elements: below.elements } as const;
    return { height: height + gap / 2 + below.height, elements: [...elements, drawn], gathered };
  }
}

/** Sheets that hold the key of what found no room beside the matrix. */
function further(dots: readonly Dot[], area: Area): DrawnPlot[] {
  if (dots.length === 0) return [];
  const { shown, ...sheet } = inColumns(dots, 2, area);
  return [sheet, ...further(dots.slice(shown), area)];
}

/** The key of dots in columns: as many as fit in each, or where the height is free the same number in each. */
function inColumns(dots: readonly Dot[], count: number, area: Area) {
  const width = (area.width - (count - 1) * gap) / count;
  const most = area.height === null ? Math.ceil(dots.length / count) : dots.length;
  const elements: SceneElement[] = [];
  let height = 0;
  let shown = 0;
  for (let column = 0; column < count; column += 1) {
    const set = setKey(dots.slice(shown, shown + most), width, area.height, area);
    elements.push(...set.drawAt(column * (width + gap), 0));
    height = Math.max(height, set.height);
    shown += set.shown;
  }
  return { height, elements, shown };
}
