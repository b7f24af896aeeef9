import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Grid } from './readGrid.ts';

const pad = 10;
const mostLines = 3;

/** What the marks compare with, in a strip above the grid: its name beside the text, or over it on a phone. */
export function setAgainst(against: Grid['against'], before: number, { form, width, height, type }: Area) {
  if (!against) return { height: 0, draw: (): GroupElement[] => [] };
  const { pointer, name, text } = against;
  const isNarrow = form === 'narrow';
  const room = { size: type.small, least: type.least };
  const x = isNarrow ? pad : before;
  const label = typesetText(name, { ...room, width: (isNarrow ? width : before) - 2 * pad, height: null, weight: 600 });
  const body = typesetText(text, {
    ...room,
    width: width - x - pad,
    height: height === null ? null : mostLines * lineHeightOf(type.small),
  });
  const top = isNarrow ? label.height + 2 : 0;
  const own = Math.max(label.height, top + body.height) + 2 * pad;
  return {
    height: own,
    draw: (): GroupElement[] => [
      {
        kind: 'group',
        pointer,
        label: `${name}: ${text}`,
        elements: [
          { kind: 'box', x: 0, y: 0, width, height: own, radius: 8, fill: 'wash' },
          drawText(label, { x: pad, y: pad, role: 'quiet' }),
          drawText(body, { x, y: pad + top }),
        ],
      },
    ],
  };
}
