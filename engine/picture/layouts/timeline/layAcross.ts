import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { laySpans } from './laySpans.ts';
import { placeOnAxis } from './placeOnAxis.ts';
import type { Moment, Timeline } from './readTimeline.ts';
import { setMoment } from './setMoment.ts';

const gap = 12;
// Between the axis and the cards above it, and below it, where the labels of ticks stand.
const above = 26;
const below = 40;
const leastWidth = 170;
const mostWidth = 300;

/** How many moments stand beside each other along an axis from left to right. */
export const mostAcross = { sheet: 12, page: 9, narrow: 0 };

/**
 * Lays moments alternately above and below an axis, each with a line to its time; all below it where phases stand above
 * it and there is room beside each other.
 */
export function layAcross(
  { moments, ticks, spans }: Pick<Timeline, 'moments' | 'ticks' | 'spans'>,
  limit: number | null,
  area: Area,
  words: PictureWords,
) {
  const isBelow = spans.length > 0 && (area.width + gap) / moments.length - gap >= leastWidth;
  const isAbove = (index: number) => !isBelow && index % 2 === 0;
  const columns = Math.max(2, Math.ceil(moments.length / 2));
  const width = isBelow
    ? Math.min(mostWidth, (area.width + gap) / moments.length - gap)
    : (area.width - gap * columns) / (columns + 0.5);
  const phases = spans.length > 0 ? laySpans(spans, area, words) : { height: 0, elements: [] };
  const band = spans.length > 0 ? phases.height + (isBelow ? 8 : 24) : 0;
  const rest = limit === null ? null : limit - band - (isBelow ? 0 : above) - below;
  const half = rest === null ? null : isBelow ? rest : rest / 2;
  const at = (size: number, bound: number | null) =>
    moments.map((moment) => setMoment(moment, { width, limit: bound, size }, area));
  const sizes = sizesOf(area);
  const size = half === null ? sizes[0] : greatestFitting(sizes, (each) => fits(each, half));
  const cards = at(size ?? area.type.least, size === undefined ? half : null);
  const upper = Math.max(0, ...cards.filter((_, index) => isAbove(index)).map(({ height }) => height));
  const lower = Math.max(0, ...cards.filter((_, index) => !isAbove(index)).map(({ height }) => height));
  const axis = band + upper + (isBelow ? 0 : above);

  const lines = moments.filter((_, index) => !isAbove(index)).map((moment) => placeOf(moment, area));
  const xs = isBelow ? besideEachOther(moments, width, area) : [];
  const elements: SceneElement[] = [...phases.elements, ...drawAxis(ticks, lines, axis, area)];
  for (const [index, card] of cards.entries()) {
    const moment = moments[index];
    if (!moment) continue;
    const x = isBelow
      ? (xs[index] ?? 0)
      : Math.floor(index / 2) * (width + gap) + (isAbove(index) ? 0 : (width + gap) / 2);
    const y = isAbove(index) ? band + upper - card.height : axis + below;
    elements.push(...drawLeader(moment, { x, width, edge: isAbove(index) ? band + upper : y, axis }, area));
    elements.push(card.draw(x, y));
  }
  return { height: axis + below + lower, elements };

  function fits(tried: number, bound: number): boolean {
    return at(tried, null).every(({ height }) => height <= bound);
  }
}

/** The left edges of cards that stand below their times as nearly as the cards beside them allow. */
function besideEachOther(moments: readonly Moment[], width: number, area: Area): number[] {
  let from = 0;
  return moments.map((moment, index) => {
    const last = area.width - (moments.length - index) * (width + gap) + gap;
    const x = Math.max(from, Math.min(last, placeOf(moment, area) - width / 2));
    from = x + width + gap;
    return x;
  });
}

function placeOf({ place }: Pick<Moment, 'place'>, area: Area): number {
  return placeOnAxis(place, area);
}

/** The axis with its ticks; `lines` are where lines lead down from it, which the labels of ticks make way for. */
function drawAxis(ticks: Timeline['ticks'], lines: readonly number[], y: number, area: Area): SceneElement[] {
  const { small } = area.type;
  const marks = ticks.flatMap((tick): SceneElement[] => {
    const x = placeOf(tick, area);
    const label = typesetText(tick.label, { width: 60, height: null, size: small, least: 12, weight: 500 });
    const width = measureText(tick.label, small, 500) + 8;
    const isFree = (from: number, to: number) =>
      from >= 0 && to <= area.width - 10 && lines.every((line) => line < from || line > to);
    const align = isFree(x, x + width) ? 'start' : isFree(x - width, x) ? 'end' : null;
    const at = { x: align === 'end' ? x - 4 : x + 4, y: y + 6, role: 'quiet' } as const;
    return [
      { kind: 'line', x1: x, y1: y - 7, x2: x, y2: y + 7, stroke: 'accent-1', strokeWidth: 1.5 },
      ...(tick.label === '' || align === null ? [] : [drawText(label, { ...at, align })]),
    ];
  });
  const end = { x2: area.width, y2: y, stroke: 'accent-1', strokeWidth: 3, hasArrow: true } as const;
  return [{ kind: 'line', x1: 0, y1: y, ...end }, ...marks];
}

function drawLeader(
  moment: Moment,
  { x, width, edge, axis }: { x: number; width: number; edge: number; axis: number },
  area: Area,
): SceneElement[] {
  const at = placeOf(moment, area);
  const from = Math.min(Math.max(at, x + 14), x + width - 14);
  const end = axis + (edge < axis ? -6 : 6);
  return [
    { kind: 'line', x1: from, y1: edge, x2: at, y2: end, stroke: 'accent-3', strokeWidth: 1.25 },
    { kind: 'ellipse', x: at, y: axis, radiusX: 6, radiusY: 6, fill: 'paper', stroke: 'accent-3', strokeWidth: 2.5 },
  ];
}
