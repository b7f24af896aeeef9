import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Poster } from './readPoster.ts';

const pad = { x: 14, y: 6 };
const gap = 14;

/** The name of the concept on a dark ground, with whom it speaks to beside it, or below where it is long. */
export function setTitle({ name, audience }: Poster, width: number, { type }: Area) {
  const [text = ''] = name.texts;
  const size = type.heading - 1;
  const set = typesetText(text, {
    width: width - 2 * pad.x,
    height: 3 * lineHeightOf(size),
    size,
    least: type.least,
    weight: 600,
  });
  const wide = Math.max(0, ...set.lines.map((line) => measureText(line, set.size, 600))) + 2 * pad.x;
  const high = text === '' ? 0 : set.height + 2 * pad.y;
  const [whom = ''] = audience?.texts ?? [];
  const left = text === '' ? 0 : wide + gap;
  const isBeside = left + measureText(whom, type.text, 400) <= width;
  const room = { width: isBeside ? width - left : width, height: lineHeightOf(type.text) };
  const beside = typesetText(whom, { ...room, size: type.text, least: type.least });
  const below = whom === '' || isBeside ? 0 : beside.height + 6;

  return {
    height: Math.max(high, whom === '' ? 0 : beside.height) + below,
    draw: (x: number, y: number): SceneElement[] => [
      ...(text === ''
        ? []
        : [
            {
              kind: 'group' as const,
              x,
              y,
              pointer: name.pointer,
              label: `${name.title}: ${text}`,
              elements: [
                { kind: 'box' as const, x: 0, y: 0, width: wide, height: high, radius: 16, fill: 'accent-1' as const },
                drawText(set, { x: pad.x, y: pad.y, role: 'on-accent' }),
              ],
            },
          ]),
      ...(whom === '' || !audience
        ? []
        : [
            {
              kind: 'group' as const,
              x: x + (isBeside ? left : 0),
              y: y + (isBeside ? Math.max(0, high - beside.height) / 2 : high + 6),
              pointer: audience.pointer,
              label: `${audience.title}: ${whom}`,
              elements: [drawText(beside, { x: 0, y: 0, role: 'quiet' })],
            },
          ]),
    ],
  };
}
