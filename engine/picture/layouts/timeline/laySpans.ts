import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { Accent } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { placeOnAxis } from './placeOnAxis.ts';
import type { Span } from './readTimeline.ts';

const gap = 6;
const pad = 8;
const leastWidth = 36;
// Of a sheet's height, at most.
const share = 0.34;
const roles: readonly Accent[] = ['accent-2', 'accent-5', 'accent-1', 'accent-4', 'accent-6'];

interface LaidSpans {
  height: number;
  elements: SceneElement[];
}

interface PlacedSpan extends Span {
  role: Accent;
  /** Which row of bars it stands in. */
  lane: number;
  x: number;
  width: number;
}

/**
 * Phases as bars over the axis; those that overlap stand below each other, lower where there are many. On a phone all
 * stand below each other, over the whole width.
 */
export function laySpans(spans: readonly Span[], area: Area, words: PictureWords): LaidSpans {
  const { type, form, width } = area;
  const limit = area.height === null ? Infinity : area.height * share;
  const { placed, lanes } = placeInLanes(spans, area);
  const high = (form === 'narrow' ? 1 : 2) * lineHeightOf(type.text) + lineHeightOf(type.small) + 2 * pad;
  const low = lineHeightOf(type.least) + 4;
  const height = lanes * (high + gap) - gap <= limit ? high : low;
  const most = Math.max(1, Math.floor((limit - lineHeightOf(type.small) + gap) / (height + gap)));
  const shown = lanes * (height + gap) - gap <= limit ? placed : placed.filter(({ lane }) => lane < most);
  const elements = shown.map(draw);
  const bottom = Math.min(lanes, shown.length === placed.length ? lanes : most) * (height + gap) - gap;
  if (shown.length === placed.length) return { height: bottom, elements };

  const room = { width, height: null, size: type.small, least: type.least };
  const more = typesetText(words.more(placed.length - shown.length), room);
  const note = drawText(more, { x: 0, y: bottom, role: 'quiet' });
  return { height: bottom + more.height, elements: [...elements, note] };

  function draw({ pointer, name, time, role, x, lane, width: own }: PlacedSpan): SceneElement {
    const room = { width: Math.max(20, own - 2 * pad), least: type.least };
    const isLow = height === low;
    const titleRoom = height - 2 * (isLow ? 2 : pad) - (isLow ? 0 : lineHeightOf(type.small));
    const title = typesetText(name, { ...room, height: titleRoom, size: type.text, weight: 600 });
    const dates = typesetText(time, { ...room, height: lineHeightOf(type.small), size: type.small });
    const top = isLow ? 2 : pad;
    const box = { kind: 'box', x: 0, y: 0, width: own, height, radius: 8, fill: role } as const;
    const below = drawText(dates, { x: pad, y: height - pad - dates.height, role: 'on-accent' });
    return {
      kind: 'group',
      x,
      y: lane * (height + gap),
      pointer,
      label: `${name}: ${time}`,
      elements: [
        box,
        drawText(title, { x: pad, y: top, role: 'on-accent' }),
        ...(isLow || dates.isShortened ? [] : [below]),
      ],
    };
  }
}

function placeInLanes(spans: readonly Span[], area: Area): { placed: PlacedSpan[]; lanes: number } {
  const isNarrow = area.form === 'narrow';
  const ends: number[] = [];
  const placed = spans
    .map((span, index) => ({ ...span, role: roles[index % roles.length] ?? 'accent-1' }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .map((span): PlacedSpan => {
      const x = isNarrow ? 0 : Math.min(placeOnAxis(span.from, area), area.width - leastWidth);
      const end = isNarrow ? area.width : Math.max(x + leastWidth, placeOnAxis(span.to, area) - 3);
      const free = isNarrow ? -1 : ends.findIndex((until) => until <= x);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = end;
      return { ...span, lane, x, width: end - x };
    });
  return { placed, lanes: ends.length };
}
