import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Moment } from './readTimeline.ts';

const pad = 10;

/** A moment that was set: its card, to be drawn with its top left corner at (x, y). */
export interface SetMoment {
  height: number;
  draw: (x: number, y: number) => GroupElement;
}

/** Sets the card of a moment: its time, what happened, and more of it. */
export function setMoment(
  { pointer, time, title, text }: Moment,
  { width, limit, size }: { width: number; limit: number | null; size: number },
  { type }: Area,
): SetMoment {
  const inner = width - 2 * pad;
  const least = Math.min(size, type.least);
  const timeHeight = time === '' ? 0 : lineHeightOf(size);
  const room = limit === null ? null : Math.max(lineHeightOf(least), limit - 2 * pad - timeHeight);
  const clock = typesetText(time, { width: inner, height: timeHeight, size, least, weight: 600 });
  const head = typesetText(title, { width: inner, height: room, size, least, weight: text === '' ? 400 : 600 });
  const left = room === null ? null : room - head.height;
  const rest = left !== null && left < lineHeightOf(least) ? '' : text;
  const body = typesetText(rest, { width: inner, height: left, size, least });
  const bodyHeight = rest === '' ? 0 : body.height;
  const height = timeHeight + head.height + bodyHeight + 2 * pad;
  return {
    height,
    draw: (x, y) => ({
      kind: 'group',
      x,
      y,
      pointer,
      label: [time, title, text].filter((part) => part !== '').join(': '),
      elements: [
        { kind: 'box', x: 0, y: 0, width, height, radius: 10, fill: 'accent-3-soft' },
        ...(time === '' ? [] : [drawText(clock, { x: pad, y: pad, role: 'accent-3' })]),
        drawText(head, { x: pad, y: pad + timeHeight, role: 'ink' }),
        ...(rest === '' ? [] : [drawText(body, { x: pad, y: pad + timeHeight + head.height, role: 'quiet' })]),
      ],
    }),
  };
}
