import type { Area } from '../../Area.ts';
import { drawText } from '../../elements/drawText.ts';
import type { SceneElement } from '../../Scene.ts';
import { greatestFitting } from '../../text/greatestFitting.ts';
import { measureText } from '../../text/measureText.ts';
import { setText } from '../../text/setText.ts';
import { sizesOf } from '../../text/sizesOf.ts';
import type { Moment, Timeline } from './readTimeline.ts';
import { setMoment } from './setMoment.ts';

const gap = 12;
// Between the axis and the cards above it, and below it, where the labels of ticks stand.
const above = 26;
const below = 40;

/** How many moments stand beside each other along an axis from left to right. */
export const mostAcross = { sheet: 12, page: 9, narrow: 0 };

/** Lays moments alternately above and below an axis, each with a line to its time. */
export function layAcross({ moments, ticks }: Pick<Timeline, 'moments' | 'ticks'>, limit: number | null, area: Area) {
  const columns = Math.max(2, Math.ceil(moments.length / 2));
  const width = (area.width - gap * columns) / (columns + 0.5);
  const half = limit === null ? null : (limit - above - below) / 2;
  const at = (size: number, bound: number | null) =>
    moments.map((moment) => setMoment(moment, { width, limit: bound, size }, area));
  const sizes = sizesOf(area);
  const size = half === null ? sizes[0] : greatestFitting(sizes, (each) => fits(each, half));
  const cards = at(size ?? area.type.least, size === undefined ? half : null);
  const upper = Math.max(0, ...cards.filter((_, index) => isAbove(index)).map(({ height }) => height));
  const lower = Math.max(0, ...cards.filter((_, index) => !isAbove(index)).map(({ height }) => height));
  const axis = upper + above;

  const lines = moments.filter((_, index) => !isAbove(index)).map((moment) => placeOf(moment, area));
  const elements: SceneElement[] = drawAxis(ticks, lines, axis, area);
  for (const [index, card] of cards.entries()) {
    const moment = moments[index];
    if (!moment) continue;
    const x = Math.floor(index / 2) * (width + gap) + (isAbove(index) ? 0 : (width + gap) / 2);
    const y = isAbove(index) ? upper - card.height : axis + below;
    elements.push(...drawLeader(moment, { x, width, edge: isAbove(index) ? upper : y, axis }, area));
    elements.push(card.draw(x, y));
  }
  return { height: axis + below + lower, elements };

  function fits(tried: number, bound: number): boolean {
    return at(tried, null).every(({ height }) => height <= bound);
  }
}

function isAbove(index: number): boolean {
  return index % 2 === 0;
}

const inset = 12;

function placeOf({ place }: Pick<Moment, 'place'>, { width }: Area): number {
  return inset + place * (width - 2 * inset - 14);
}

/** The axis with its ticks; `lines` are where lines lead down from it, which the labels of ticks make way for. */
function drawAxis(ticks: Timeline['ticks'], lines: readonly number[], y: number, area: Area): SceneElement[] {
  const { small } = area.type;
  const marks = ticks.flatMap((tick): SceneElement[] => {
    const x = placeOf(tick, area);
    const label = setText(tick.label, { width: 60, height: null, size: small, least: 12, weight: 500 });
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
